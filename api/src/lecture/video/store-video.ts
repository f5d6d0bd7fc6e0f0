import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from '../../outside/files/file-store.ts';
import type { NewMedia } from '../port/lecture.store.ts';
import { masterPlaylist, renamePieces } from './playlists.ts';
import type { PreparedVideo } from './prepare-video.ts';

const playlistType = 'application/vnd.apple.mpegurl';

/**
 * Moves all files of a conversion into the store; returns the rows that name them. Playlists name other files by their
 * rows' ids, as siblings, so that the API checks access to each of them. Calls `keep` with each key at once: on a
 * failure the caller removes these files.
 */
export async function storeVideo(
  files: FileStore,
  { poster, files: made, sizes }: PreparedVideo,
  keep: (key: string) => void,
): Promise<NewMedia[]> {
  const rows: NewMedia[] = [];
  const add = (row: Omit<NewMedia, 'storageKey' | 'bytes'>, { key, bytes }: { key: string; bytes: number }) => {
    keep(key);
    rows.push({ ...row, storageKey: key, bytes });
  };
  const addText = async (row: Omit<NewMedia, 'storageKey' | 'bytes'>, text: string) =>
    add(row, await files.save(Readable.from([text]), { extension: 'm3u8' }));

  add({ kind: 'poster', type: 'image/webp' }, await files.adopt(poster, { extension: 'webp' }));
  for (const { path: place, type } of made) {
    // One by one, so that a failure leaves no file whose key the caller does not know.
    // oxlint-disable-next-line no-await-in-loop
    add({ kind: 'video', type }, await files.adopt(place, { extension: type === 'video/mp4' ? 'mp4' : 'webm' }));
  }
  const named: Parameters<typeof masterPlaylist>[0] = [];
  for (const { path: place, size } of sizes) {
    const [mediaId, playlistId] = [randomUUID(), randomUUID()];
    // oxlint-disable-next-line no-await-in-loop
    add({ id: mediaId, kind: 'part', type: 'video/mp4' }, await files.adopt(place, { extension: 'mp4' }));
    const playlist = renamePieces(size.playlist, path.basename(place), `${mediaId}.mp4`);
    // oxlint-disable-next-line no-await-in-loop
    await addText({ id: playlistId, kind: 'part', type: playlistType }, playlist);
    named.push({ size, name: `${playlistId}.m3u8` });
  }
  if (named.length > 0) await addText({ kind: 'video', type: playlistType }, masterPlaylist(named));
  return rows;
}
