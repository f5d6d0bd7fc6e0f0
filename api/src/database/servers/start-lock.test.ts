import { describeOnServer, ownServerDatabase } from '../../testing/own-server-database.ts';
import { connectPostgres } from '../connect.ts';
import { DatabaseDown } from './database-down.ts';
import { oneAtATime } from './start-lock.ts';

describeOnServer('oneAtATime', () => {
  it('lets the second process wait for the first, but not for ever', async () => {
    const own = await ownServerDatabase();
    const database = connectPostgres(own.address);
    const second = jest.fn(async () => 'second');
    const first = oneAtATime(database, async () => {
      await expect(oneAtATime(database, second, 50)).rejects.toThrow(DatabaseDown);
      expect(second).not.toHaveBeenCalled();
      return 'first';
    });
    expect(await first).toBe('first');
    expect(await oneAtATime(database, second, 50)).toBe('second');
    await database.close();
    await own.drop();
  });
});
