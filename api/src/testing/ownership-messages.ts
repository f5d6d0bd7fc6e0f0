import { contactMessages } from '../database/tables/schema-site.ts';
import type { Person, TestApi } from './api.ts';

/** Contact messages: an open one, and one that the administrator has answered. */
export async function addMessages({ db }: TestApi, { admin }: { admin: Person }) {
  const from = { name: 'Uma Das', email: 'uma@vidya.example', phone: '9876543210', subject: 'Hi', message: 'Hello' };
  const add = async (given: Partial<typeof contactMessages.$inferInsert>): Promise<string> => {
    const [row] = await db
      .insert(contactMessages)
      .values({ ...from, ...given })
      .returning();
    return row!.id;
  };
  return { open: await add({}), answered: await add({ answeredAt: new Date(), answeredBy: admin.id, answer: 'Hi.' }) };
}
