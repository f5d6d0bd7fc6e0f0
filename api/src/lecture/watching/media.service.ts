import { texts } from '@vidya/contracts/texts/texts';
import type { EnrolmentStore } from '../../enrolment/port/enrolment.store.ts';
import { forbidden, notFound } from '../../http/errors.ts';
import type { Caller } from '../../http/session.ts';
import type { ByteSpan } from '../../outside/files/files.ts';
import { entitlementOf } from '../../policy/entitlement.ts';
import { may } from '../../policy/may.ts';
import type { LectureParts } from '../lecture-parts.ts';
import type { WatchingStore } from './watching.store.ts';

export type Media = ReturnType<typeof createMedia>;
export type MediaFile = Awaited<ReturnType<Media['findFile']>>;

interface MediaParts extends Pick<LectureParts, 'files'> {
  store: Pick<WatchingStore, 'findMedia'>;
  enrolments: Pick<EnrolmentStore, 'findEnrolment'>;
}

export function createMedia({ store, files, enrolments }: MediaParts) {
  return {
    /** The file, if this caller may read it. Throws 404, 401 or 403. */
    async findFile({ lectureId, mediaId }: { lectureId: string; mediaId: string }, caller: Caller | null) {
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
        open: (span?: ByteSpan) => files.open(media.storageKey, span),
      };
    },
  };
}
