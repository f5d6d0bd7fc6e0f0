import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** A file of a form, in a temporary place until the request ends. */
export interface UploadedFile {
  /** Path on this machine. */
  path: string;
  /** The sender's name for the file: never part of our paths. */
  name: string;
  /** The type that the sender claims: only the content counts. */
  type: string;
  bytes: number;
}

/** The content of a small file. */
export const bytesOf = async (file: UploadedFile | undefined): Promise<Buffer | null> =>
  file ? readFile(file.path) : null;

/** The files a form may carry, by field, with the max size of each in bytes. */
export type FileRules = Record<string, { maxBytes: number }>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined unless the request is a form. */
    uploads: Record<string, UploadedFile> | undefined;
  }
}

/** Where uploaded form files wait; files older than a day are removed. */
export const formsFolder = path.join(os.tmpdir(), 'vidya-uploads');

const tooLarge = () => Object.assign(new Error('File too large'), { statusCode: 413 });

/** Streams one file to disk. A file without name and bytes is an empty file field. */
async function receive(part: MultipartFile): Promise<UploadedFile | null> {
  const place = path.join(formsFolder, randomUUID());
  const target = createWriteStream(place, { mode: 0o600 });
  try {
    await pipeline(part.file, target);
    if (part.file.truncated) throw tooLarge();
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  }
  if (target.bytesWritten > 0)
    return { path: place, name: part.filename, type: part.mimetype, bytes: target.bytesWritten };
  await rm(place, { force: true });
  return null;
}

const usualFieldBytes = 256 * 1024;

/** A form without boundary or end is the sender's fault: the parser throws a bare `Error`; the disk's have a `code`. */
const asRefusal = (error: unknown): unknown =>
  error instanceof Error && error.name === 'Error' && !('code' in error) && !('statusCode' in error)
    ? Object.assign(error, { statusCode: 400 })
    : error;

interface FormParts {
  rules: FileRules;
  maxFieldBytes: number;
  /** Text fields go here, and files to `uploads`. */
  values: Record<string, string>;
  uploads: Record<string, UploadedFile>;
}

async function readParts(request: FastifyRequest, { rules, maxFieldBytes, values, uploads }: FormParts): Promise<void> {
  const parts = request.parts({
    limits: {
      fieldSize: maxFieldBytes,
      fields: 40,
      files: 4,
      fileSize: Math.max(0, ...Object.values(rules).map((rule) => rule.maxBytes)),
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw tooLarge();
      values[part.fieldname] = String(part.value);
      continue;
    }
    const rule = rules[part.fieldname];
    if (!rule || uploads[part.fieldname]) {
      part.file.resume();
      continue;
    }
    const file = await receive(part);
    if (!file) continue;
    uploads[part.fieldname] = file;
    if (file.bytes > rule.maxBytes) throw tooLarge();
  }
}

/** Reads a multipart form: text fields become the body, files go to `request.uploads`. */
export const readForm =
  (rules: FileRules, maxFieldBytes = usualFieldBytes) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) return;
    await mkdir(formsFolder, { recursive: true });
    const uploads: Record<string, UploadedFile> = {};
    request.uploads = uploads;
    const values: Record<string, string> = {};
    await readParts(request, { rules, maxFieldBytes, values, uploads }).catch((error: unknown) => {
      throw asRefusal(error);
    });
    request.body = values;
  };

/** Deletes the request's temporary files, whatever its outcome. */
export async function dropUploads({ uploads = {} }: FastifyRequest): Promise<void> {
  await Promise.all(Object.values(uploads).map((file) => rm(file.path, { force: true })));
}
