import { API_BASE } from './call.ts';

/**
 * Where resumable uploads go (protocol tus 1.0.0): created with `Upload-Length` and the metadata below, sent in pieces,
 * taken up again after an interruption. What was created is named by the last part of its address, the `uploadId` of
 * `LectureForm`. Refusals carry the envelope of every other call.
 */
export const uploadsAddress = `${API_BASE}/uploads`;

/** The metadata of `Upload-Metadata`, each in base64 as the protocol says. */
export interface UploadMetadata {
  /** The course that the video is for: only those who manage it may send. */
  courseId: string;
  filename: string;
}

/** 'https://…/api/v1/uploads/<id>' → '<id>'. */
export const uploadIdOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
