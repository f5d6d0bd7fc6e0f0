import {
  exportStatement,
  exportTaxYear,
  getCourseParts,
  getEarnings,
  getSaleRates,
  listEarningsLines,
  printStatement,
  revealTaxIds,
  saveTaxIds,
  setCourseParts,
} from '@vidya/contracts/calls/ledger/earnings';
import { earningsTexts as say } from '@vidya/contracts/rules/ledger/earnings-texts';
import type { FastifyInstance } from 'fastify';
import { sendPdf } from '../../http/pdf.ts';
import { plainRoute } from '../../http/route.ts';
import { csvRoute } from '../../policy/csv-route.ts';
import { placeOf, route } from '../../policy/route.ts';
import type { EarningsService } from './earnings.service.ts';
import type { Parts } from './parts.service.ts';
import type { Statements } from './statements.service.ts';
import type { TaxIds } from './tax-ids.service.ts';

interface Services {
  earnings: EarningsService;
  statements: Statements;
  taxIds: TaxIds;
  parts: Parts;
}

/** What instructors see and set of their earnings. */
export function earningsRoutes(app: FastifyInstance, { earnings, statements, taxIds, parts }: Services): void {
  route(app, getEarnings, async ({ caller }) => ({ data: await earnings.read(caller.id) }));
  route(app, getSaleRates, async ({ caller }) => ({ data: await earnings.ratesOf(caller.id) }));
  route(app, listEarningsLines, async ({ query, caller }) => ({ data: await earnings.listLines(caller.id, query) }));
  route(app, saveTaxIds, async ({ body, caller }) => ({
    data: await taxIds.save(caller.id, body),
    message: say.taxIdsSaved,
  }));
  route(app, revealTaxIds, async ({ caller }) => ({ data: await taxIds.reveal(caller.id) }));
  route(app, getCourseParts, async ({ params, caller }) => ({ data: await parts.read(params.courseId, caller) }));
  route(app, setCourseParts, async ({ params, body, caller }) => ({
    data: await parts.set(params.courseId, body.parts, caller),
    message: say.partsSaved,
  }));
  plainRoute(app, {
    ...placeOf(printStatement),
    handler: async ({ params, caller }, reply) => {
      const { name, pdf } = await statements.print(caller.id, (params as { month: string }).month);
      return sendPdf(reply, name, pdf);
    },
  });
  csvRoute(app, exportStatement, {
    refusal: say.monthInvalid,
    read: ({ month }, { id }) => statements.exportMonth(id, month),
  });
  csvRoute(app, exportTaxYear, {
    refusal: say.monthInvalid,
    read: ({ year }, { id }) => statements.exportTaxYear(id, year),
  });
}
