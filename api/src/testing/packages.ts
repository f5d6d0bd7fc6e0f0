import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import sharp from 'sharp';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { uploads } from '../database/tables/schema-lectures.ts';
import { uploadFilesOf } from '../lecture/media-store/site-stores.ts';
import type { TestApi } from './api.ts';
import { inDays } from './samples.ts';

type Content = string | Buffer;

export const samplePng = (): Promise<Buffer> =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#c30' } })
    .png()
    .toBuffer();

/** A zip file with these files; a mode of 0o120000 makes a file a link. */
export async function packed(files: Iterable<[path: string, content: Content, mode?: number]>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [path, content, mode = 0o100664] of files)
    zip.addBuffer(Buffer.from(content), path, { mode, compress: content.length > 0 });
  zip.end();
  return buffer(zip.outputStream);
}

/** The texts of the files of a zip file, by their paths. */
export async function unpacked(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return files;
}

/** A manifest with the namespaces of a version, as other systems write it. */
export const manifest = (items: string, resources: string, version = '1p1'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imscc${version}/imscp_v1p1" xmlns:lom="http://ltsc.ieee.org/xsd/imscc${version}/LOM/resource">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.1.0</schemaversion></metadata>
<organizations><organization identifier="org_1" structure="rooted-hierarchy"><item identifier="root">${items}</item></organization></organizations>
<resources>${resources}</resources></manifest>`;

export const item = (title: string, ref = '', below = ''): string =>
  `<item identifier="i-${title}"${ref && ` identifierref="${ref}"`}><title>${title}</title>${below}</item>`;

export const resource = (id: string, href: string, type = 'webcontent', more = ''): string =>
  `<resource identifier="${id}" type="${type}" href="${href}"><file href="${href}"/>${more}</resource>`;

export const webLink = (address: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imswl_v1p1"><title>A link</title><url href="${address}" target="_blank"/></webLink>`;

/** A finished upload of a package. Returns its id. */
export async function addPackage(
  { config, db }: Pick<TestApi, 'config' | 'db'>,
  own: { userId: string; courseId: string },
  content: Content,
): Promise<string> {
  const files = uploadFilesOf(config);
  const bytes = Buffer.from(content);
  const storageKey = await files.create();
  const { signal } = new AbortController();
  await files.write(storageKey, Readable.from([bytes]), { offset: 0, max: bytes.length, stop: signal });
  const [row] = await db
    .insert(uploads)
    .values({
      ...own,
      storageKey,
      bytes: bytes.length,
      received: bytes.length,
      purpose: 'outline',
      state: 'complete',
      fileName: 'course.imscc',
      expiresAt: inDays(1),
    })
    .returning();
  return row!.id;
}
