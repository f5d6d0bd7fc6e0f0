import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { find, toListing } from '../ledger.ts';
import { type Query, readPage } from '../paging.ts';
import { sourceOf, type Transaction } from './account.ts';
import { addContact, addFundAccount } from './beneficiaries.ts';
import { requireOwnAccount } from './payouts.ts';
import type { Fields } from './read-fields.ts';

interface ById {
  Params: { id: string };
}
interface Sent {
  Body: Fields | null;
}
interface Searched {
  Querystring: Query;
}

/** RazorpayX: beneficiaries, payouts, and the account that they are paid from. */
export function payoutRoutes(
  app: FastifyInstance,
  { ledger, account, payouts, validations, payoutSwitches }: Gateway,
): void {
  app.post<Sent>('/v1/contacts', ({ body }) => addContact(ledger, body ?? {}));
  app.get<Searched>('/v1/contacts', ({ query }) =>
    readPage(matching(ledger.contacts.values(), query, ['reference_id']), query),
  );
  app.get<ById>('/v1/contacts/:id', ({ params }) => find(ledger.contacts, params.id));

  app.post<Sent>('/v1/fund_accounts', ({ body }) => addFundAccount(ledger, body ?? {}));
  app.get<Searched>('/v1/fund_accounts', ({ query }) =>
    readPage(matching(ledger.fundAccounts.values(), query, ['contact_id', 'account_type']), query),
  );
  app.get<ById>('/v1/fund_accounts/:id', ({ params }) => find(ledger.fundAccounts, params.id));
  app.post<Sent>('/v1/fund_accounts/validations', ({ body }) => {
    requireOwnAccount(account.number, body ?? {});
    return validations.create(body ?? {});
  });
  app.get<ById>('/v1/fund_accounts/validations/:id', ({ params }) => find(ledger.validations, params.id));

  app.post<Sent>('/v1/payouts', ({ headers, body }, reply) => {
    const { payout, isNew } = payouts.create(headers['x-payout-idempotency'], body ?? {});
    if (!isNew || !payoutSwitches.loseResponse) return payout;
    // The payout exists, but the caller never learns of it.
    payoutSwitches.loseResponse = false;
    return reply.hijack();
  });
  app.get<Searched>('/v1/payouts', ({ query }) => {
    requireOwnAccount(account.number, query);
    const all = ledger.payouts.values().map(({ payout }) => payout);
    return readPage(matching(all, query, ['reference_id', 'fund_account_id', 'mode', 'status']), query);
  });
  app.get<ById>('/v1/payouts/:id', ({ params }) => find(ledger.payouts, params.id).payout);

  app.get('/v1/banking_balances', () => toListing([account.toBalance()]));
  // The source of a line shows the payout as it is now.
  const current = (line: Transaction): Transaction => {
    const stored = ledger.payouts.get(line.source.id);
    return stored ? { ...line, source: sourceOf(stored.payout) } : line;
  };
  app.get<Searched>('/v1/transactions', ({ query }) => {
    requireOwnAccount(account.number, query);
    return readPage(ledger.transactions.values().map(current), query);
  });
  app.get<ById>('/v1/transactions/:id', ({ params }) => current(find(ledger.transactions, params.id)));
}

function matching<T extends object>(records: T[], query: Query, names: (keyof T & string)[]): T[] {
  return records.filter((record) => names.every((name) => query[name] === undefined || record[name] === query[name]));
}
