import { correctDifference, payByHand } from '@vidya/contracts/calls/ledger/money-corrections';
import { listMoneyDifferences } from '@vidya/contracts/calls/ledger/money-differences';
import { importMoneyFile } from '@vidya/contracts/calls/ledger/money-import';
import { getPayoutAccount, savePayoutAccount } from '@vidya/contracts/calls/ledger/payout-account';
import {
  getPayoutBatch,
  listOverpaid,
  listPayoutBatches,
  listPayouts,
  releasePayoutBatch,
  withdrawPayout,
} from '@vidya/contracts/calls/ledger/payouts';
import { earningsTexts as say } from '@vidya/contracts/rules/ledger/earnings-texts';
import { moneyFile, moneyFileTexts } from '@vidya/contracts/rules/ledger/money-file';
import { moneyTexts } from '@vidya/contracts/rules/ledger/money-texts';
import type { FastifyInstance } from 'fastify';
import { sourceOf } from '../../account/request-source.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/database.ts';
import { notFound } from '../../http/errors.ts';
import { route } from '../../policy/route.ts';
import type { PayoutAccounts } from './account/payout-account.service.ts';
import { handPayer } from './pay-by-hand.ts';
import { readBatch, readBatches, readOwnPayouts } from './payout-views.ts';
import { readOverpaid } from './read-overpaid.ts';
import type { Releases } from './release.service.ts';
import { differenceCorrector } from './settlements/correct-difference.ts';
import { moneyImporter } from './settlements/import/import-money.ts';
import { readDifferences } from './settlements/read-differences.ts';

interface Services {
  config: Config;
  db: Db;
  accounts: PayoutAccounts;
  releases: Releases;
}

export function payoutRoutes(app: FastifyInstance, { config, db, accounts, releases }: Services): void {
  const terms = config.payouts;
  route(app, getPayoutAccount, async ({ caller }) => ({ data: await accounts.read(caller) }));
  route(app, savePayoutAccount, async ({ body, caller, request }) => ({
    data: await accounts.save(caller, body, sourceOf(request, config)),
    message: say.payoutAccountSaved,
  }));
  route(app, listPayouts, async ({ caller }) => ({ data: await readOwnPayouts(db, caller) }));
  route(app, listPayoutBatches, async ({ caller }) => ({ data: await readBatches(db, { caller, terms }) }));
  route(app, getPayoutBatch, async ({ params: { batchId }, caller }) => {
    const data = await readBatch(db, { caller, terms, batchId });
    if (!data) throw notFound(say.batchMissing);
    return { data };
  });
  route(app, listOverpaid, async () => ({ data: await readOverpaid(db) }));
  route(app, releasePayoutBatch, async ({ params, body, caller }) => {
    const data = await releases.release(caller, params.batchId, body.totalPaise);
    return { data, message: data.state === 'approved' ? say.batchApproved : say.payoutsReleased };
  });
  route(app, withdrawPayout, async ({ params, body, caller }) => {
    await releases.withdraw(caller, params.payoutId, body.reason);
    return { data: null, message: say.payoutWithdrawn };
  });
  differenceRoutes(app, db);
}

/** What administrators do about what the gateway has otherwise than the ledger. */
function differenceRoutes(app: FastifyInstance, db: Db): void {
  const [correct, pay, bring] = [differenceCorrector(db), handPayer(db), moneyImporter(db)];
  route(app, listMoneyDifferences, async () => ({ data: await readDifferences(db) }));
  route(app, correctDifference, async ({ params, body, caller }) => {
    await correct({ ...params, ...body, actorId: caller.id });
    return { data: null, message: moneyTexts.corrected };
  });
  route(app, payByHand, async ({ body, caller }) => {
    await pay({ ...body, actorId: caller.id });
    return { data: null, message: moneyTexts.handPayoutBooked };
  });
  route(
    app,
    importMoneyFile,
    async ({ body, files: { file }, caller }) => {
      const data = await bring({ file, bookPaise: body.bookPaise ?? null, actorId: caller.id });
      const message = data.bookPaise > 0 ? moneyFileTexts.booked : moneyFileTexts.compared;
      return { data, message: data.isBooked ? message : '' };
    },
    { files: { file: { maxBytes: moneyFile.bytes } } },
  );
}
