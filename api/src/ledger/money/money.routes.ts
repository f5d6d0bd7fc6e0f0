import {
  addAgreement,
  addTaxRate,
  correctTransaction,
  exportGeneralLedger,
  exportJournal,
  getMoney,
  getRates,
  listTransactions,
} from '@vidya/contracts/calls/ledger/money';
import { moneyTexts as say } from '@vidya/contracts/rules/ledger/money-texts';
import type { FastifyInstance } from 'fastify';
import { csvRoute } from '../../policy/csv-route.ts';
import { route } from '../../policy/route.ts';
import type { BooksExport } from './books-export.service.ts';
import type { createCorrections } from './corrections.service.ts';
import type { MoneyService } from './money.service.ts';
import type { RatesService } from './rates.service.ts';

interface Services {
  money: MoneyService;
  rates: RatesService;
  correct: ReturnType<typeof createCorrections>;
  books: BooksExport;
}

/** The administrators' view of the books. */
export function moneyRoutes(app: FastifyInstance, { money, rates, correct, books }: Services): void {
  route(app, getMoney, async () => ({ data: await money.read() }));
  route(app, listTransactions, ({ query }) => money.list(query), { load: 'reading' });
  route(app, correctTransaction, async ({ params, body, caller }) => ({
    data: await correct({ ...params, ...body, actorId: caller.id }),
    message: say.corrected,
  }));
  route(app, getRates, async () => ({ data: await rates.read() }));
  route(app, addAgreement, async ({ body, caller }) => {
    await rates.addAgreement(body, caller.id);
    return { data: await rates.read(), message: say.agreementSaved };
  });
  route(app, addTaxRate, async ({ body, caller }) => {
    await rates.addTaxRate(body, caller.id);
    return { data: await rates.read(), message: say.taxRateSaved };
  });
  csvRoute(app, exportJournal, {
    refusal: say.periodInvalid,
    read: ({ period }, { id }) => books.exportJournal(period, id),
  });
  csvRoute(app, exportGeneralLedger, {
    refusal: say.periodInvalid,
    read: ({ period }, { id }) => books.exportGeneralLedger(period, id),
  });
}
