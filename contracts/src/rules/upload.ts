import { API_BASE } from '../texts/api-base.ts';

/**
 * The address of resumable uploads (protocol tus 1.0.0). An upload is created with `Upload-Length` and the metadata
 * below, sent in pieces, and resumed after an interruption. The last part of its URL is the `uploadId` of
 * `LectureForm`. Errors have the same envelope as in other calls.
 */
export const uploadsAddress = `${API_BASE}/uploads`;

/** The fields of `Upload-Metadata`, each in base64 as the protocol requires. */
export interface UploadMetadata {
  /** The course of the video: only its managers may upload. */
  courseId: string;
  filename: string;
}

/** 'https://…/api/v1/uploads/<id>' → '<id>'. */
export const uploadIdOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
