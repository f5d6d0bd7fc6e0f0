import { API_BASE } from '../texts/api-base.ts';

/**
 * The address of resumable uploads (protocol tus 1.0.0). An upload is created with `Upload-Length` and the metadata
 * below, sent in pieces, and resumed after an interruption. The last part of its URL is the `uploadId` of
 * `LectureForm`. Errors have the same envelope as in other calls.
 */
export const uploadsAddress = `${API_BASE}/uploads`;

/** What an upload becomes: the film of a lecture, one of its files, or the sections and lectures of a package. */
export const uploadPurposes = ['video', 'resource', 'outline'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** The fields of `Upload-Metadata`, each in base64 as the protocol requires. */
export interface UploadMetadata {
  /** Only the managers of this course may upload. */
  courseId: string;
  /** Undefined: a film. */
  purpose?: UploadPurpose;
  filename: string;
}

/** 'https://…/api/v1/uploads/<id>' → '<id>'. */
export const uploadIdOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
