import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';

const folder = path.join(import.meta.dirname, 'stream');

const types: Record<string, string> = { '.m3u8': 'application/vnd.apple.mpegurl', '.m4s': 'video/mp4' };

/** Sends a part of a small adaptive stream, 20 seconds in two sizes, like those of long lectures. */
async function sendPart(route: Route): Promise<void> {
  const name = path.basename(new URL(route.request().url()).pathname);
  const contentType = types[path.extname(name)] ?? 'application/octet-stream';
  const body = await readFile(path.join(folder, name));
  const range = /^bytes=(\d+)-(\d*)$/.exec((await route.request().headerValue('range')) ?? '');
  if (!range) return route.fulfill({ contentType, body });
  const [start, end] = [Number(range[1]), range[2] ? Number(range[2]) : body.length - 1];
  const headers = { 'content-range': `bytes ${start}-${end}/${body.length}`, 'accept-ranges': 'bytes' };
  return route.fulfill({ status: 206, contentType, headers, body: body.subarray(start, end + 1) });
}

/** From now on, the first lecture of every course is that stream; all other responses are the site's. */
export async function streamFirstLecture(page: Page): Promise<void> {
  await page.route('**/stream/*', sendPart);
  await page.route(/\/api\/v1\/course\/[^/]+\/lectures$/, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { Data: { lectures: { files: unknown }[] } };
    const [first] = reply.Data.lectures;
    if (first) first.files = [{ src: '/stream/master.m3u8', type: types['.m3u8'] }];
    return route.fulfill({ response, json: reply });
  });
}
