import type { Readable } from 'node:stream';
import { texts } from '@vidya/contracts/texts/texts';
import { create } from 'content-disposition';
import type { EnrolmentStore } from '../../enrolment/port/enrolment.store.ts';
import type { Caller } from '../../http/access/session.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import { entitlementOf } from '../../policy/entitlement.ts';
import { may } from '../../policy/may.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { MediaAddress } from './media-address.ts';
import type { WatchingStore } from './watching.store.ts';

export type Media = ReturnType<typeof createMedia>;

/** A playlist or captions. */
export interface MediaText {
  type: string;
  bytes: number;
  etag: string;
  open: () => Promise<Readable>;
}

interface MediaParts extends Pick<LectureParts, 'files'> {
  store: Pick<WatchingStore, 'findMedia'>;
  enrolments: Pick<EnrolmentStore, 'findEnrolment'>;
  addressOf: MediaAddress;
}

/** Players and `<track>` want these from the site's own address: a playlist names its neighbours, and captions are read by script. */
const isText = (type: string): boolean => type.startsWith('text/') || type === 'application/vnd.apple.mpegurl';

/** Only a PDF opens in the browser, in its own viewer. */
const dispositionOf = ({ type, fileName }: { type: string; fileName: string }, isOpened: boolean): string =>
  create(fileName, { type: isOpened && type === 'application/pdf' ? 'inline' : 'attachment' });

export function createMedia({ store, files, enrolments, addressOf }: MediaParts) {
  return {
    /** The file, or the address of its bytes, if this caller may read it. Throws 404, 401 or 403. */
    async findFile(
      { lectureId, mediaId, isOpened }: { lectureId: string; mediaId: string; isOpened: boolean },
      caller: Caller | null,
    ): Promise<MediaText | string> {
      const media = await store.findMedia(lectureId, mediaId);
      if (!media) throw notFound(texts.lecture.noVideo);
      if (!may('lecture.preview', caller, media)) {
        const entitlement = await entitlementOf(media.course, caller, enrolments);
        if (entitlement === 'learner' && !media.isVisible) throw notFound(texts.lecture.noVideo);
        if (media.kind === 'original' && !may('media.readOriginal', caller, media.course)) throw forbidden();
      }
      const found = await files.find(media.storageKey);
      if (!found) throw notFound(texts.lecture.noVideo);
      const { storageKey: key, type } = media;
      if (media.kind === 'resource') return addressOf({ key, type, disposition: dispositionOf(media, isOpened) });
      const etag = `"${media.id}-${found.bytes.toString(36)}"`;
      return isText(type) ? { type, bytes: found.bytes, etag, open: () => files.open(key) } : addressOf({ key, type });
    },
  };
}
