import { anyId } from '@vidya/contracts/calls/fields';
import { importOutline, readOutline } from '@vidya/contracts/calls/structure';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import { outlineTexts } from '@vidya/contracts/texts/texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { csvType } from '../../http/csv.ts';
import { plainRoute } from '../../http/route.ts';
import { policy } from '../../policy/policy.ts';
import { route } from '../../policy/route.ts';
import type { Export, ExportFormat } from './export/export.service.ts';
import type { Outlines } from './outline.service.ts';

const params = z.object({ courseId: anyId });
const types: Record<ExportFormat, string> = { csv: csvType, imscc: 'application/zip' };

/** A name in any script, as RFC 6266 says; the plain one is for clients that do not read the other. */
const attachment = (name: string): string =>
  `attachment; filename="course${name.slice(name.lastIndexOf('.'))}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16)}`)}`;

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
  const add = (name: string, format: ExportFormat): void =>
    plainRoute(app, {
      name,
      method: 'GET',
      url: `${API_BASE}/course/:courseId/outline.${format}`,
      access: policy['lecture.change'],
      handler: async (request, reply) => {
        const { courseId } = params.parse(request.params);
        const { fileName, content } = await exported.open(courseId, format, request.caller);
        return reply
          .header('content-type', types[format])
          .header('content-disposition', attachment(fileName))
          .header('cache-control', 'private, no-store')
          .header('x-content-type-options', 'nosniff')
          .send(content);
      },
    });
  add('exportOutlineCsv', 'csv');
  add('exportOutlinePackage', 'imscc');
}
