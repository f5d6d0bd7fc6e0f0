import { exportOutlineCsv, exportOutlinePackage, importOutline, readOutline } from '@vidya/contracts/calls/structure';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import type { FastifyInstance } from 'fastify';
import { sendAttachment } from '../../http/attachment.ts';
import { csvType } from '../../http/csv.ts';
import { plainRoute } from '../../http/route.ts';
import { placeOf, route } from '../../policy/route.ts';
import type { Export, ExportFormat } from './export/export.service.ts';
import type { Outlines } from './outline.service.ts';

const types: Record<ExportFormat, string> = { csv: csvType, imscc: 'application/zip' };

/** Routes to import and export the outline of a course. */
export function outlineRoutes(
  app: FastifyInstance,
  { outlines, exported }: { outlines: Outlines; exported: Export },
): void {
  route(app, readOutline, async ({ params: { courseId }, body, caller }) => ({
    data: await outlines.readOutline(courseId, body.uploadId, caller),
  }));
  route(app, importOutline, async ({ params: { courseId }, body, caller }) => {
    const data = await outlines.importOutline(courseId, body.uploadId, caller);
    return { data, message: outlineTexts.imported(data.sections, data.lectures) };
  });
  const add = (call: typeof exportOutlineCsv | typeof exportOutlinePackage, format: ExportFormat): void =>
    plainRoute(app, {
      ...placeOf(call),
      handler: async (request, reply) => {
        const { courseId } = call.schema.params.parse(request.params);
        const { fileName, content } = await exported.open(courseId, format, request.caller);
        return sendAttachment(reply, { fileName, type: types[format], content });
      },
    });
  add(exportOutlineCsv, 'csv');
  add(exportOutlinePackage, 'imscc');
}
