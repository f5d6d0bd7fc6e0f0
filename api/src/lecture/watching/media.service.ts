import type { Readable } from 'node:stream';
import { texts } from '@vidya/contracts/texts/texts';
import type { EnrolmentStore } from '../../enrolment/port/enrolment.store.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import type { Caller } from '../../http/session.ts';
import type { ByteSpan, FileStore } from '../../outside/files/files.ts';
import { entitlementOf } from '../../policy/entitlement.ts';
import { may } from '../../policy/may.ts';
import type { MediaStore } from './media.store.ts';

export interface MediaFile {
  type: string;
  bytes: number;
  etag: string;
  open(span?: ByteSpan): Readable;
}

export interface Media {
  /** The file, if this caller may read it. Throws 404, 401 or 403. */
  findFile(place: { lectureId: string; mediaId: string }, caller: Caller | null): Promise<MediaFile>;
}

interface MediaDependencies {
  store: MediaStore;
  files: FileStore;
  enrolments: Pick<EnrolmentStore, 'findEnrolment'>;
}

export function createMedia({ store, files, enrolments }: MediaDependencies): Media {
  return {
    async findFile({ lectureId, mediaId }, caller) {
      const media = await store.findMedia(lectureId, mediaId);
      if (!media) throw notFound(texts.lecture.noVideo);
      if (!may('lecture.preview', caller, media)) {
        const entitlement = await entitlementOf(media.course, caller, enrolments);
        if (entitlement === 'learner' && !media.isVisible) throw notFound(texts.lecture.noVideo);
        if (media.kind === 'original' && !may('media.readOriginal', caller, media.course)) throw forbidden();
      }
      const found = await files.find(media.storageKey);
      if (!found) throw notFound(texts.lecture.noVideo);
      return {
        type: media.type,
        bytes: found.bytes,
        etag: `"${media.id}-${found.bytes.toString(36)}"`,
        open: (span) => files.open(media.storageKey, span),
      };
    },
  };
}
