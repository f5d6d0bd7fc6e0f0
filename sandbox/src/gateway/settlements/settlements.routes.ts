import type { FastifyInstance } from 'fastify';
import { invalidInput } from '../errors.ts';
import { find, type Ledger, toListing } from '../ledger.ts';
import { type Query, readNumber, readPage } from '../paging.ts';

interface Searched {
  Querystring: Query;
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** Which payments and refunds the gateway has paid out to our account, and when. */
export function settlementRoutes(app: FastifyInstance, { settlements, reconItems }: Ledger): void {
  app.get<Searched>('/v1/settlements', ({ query }) => readPage(settlements.values(), query));
  app.get<{ Params: { id: string } }>('/v1/settlements/:id', ({ params }) => find(settlements, params.id));
  app.get<Searched>('/v1/settlements/recon/combined', ({ query }) => {
    const period = readPeriod(query);
    const count = readNumber(query, 'count', 10, 1, 1000);
    const skip = readNumber(query, 'skip', 0);
    const items = reconItems.values().filter((item) => days.format(item.settled_at * 1000).startsWith(period));
    return toListing(items.slice(skip, skip + count));
  });
}

/** `year`, `month` and perhaps `day`, in Indian time, as the beginning of an ISO date. */
function readPeriod(query: Query): string {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  });
  if (!/^\d{4}$/.test(year!)) throw invalidInput('The year must be 4 digits.', 'year');
  if (!/^(0?[1-9]|1[0-2])$/.test(month!)) throw invalidInput('The month is not a valid month.', 'month');
  if (!/^(\d{1,2})?$/.test(day!)) throw invalidInput('The day must be between 1 and 2 digits.', 'day');
  return [year, month!.padStart(2, '0'), day && day.padStart(2, '0')].join('-');
}
