import type { LectureResource, ResourceEntry } from '@vidya/contracts/calls/lecture';
import { limits } from '@vidya/contracts/rules/limits';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { useEffect, useRef, useState } from 'react';
import { discardSent } from '../../uploads/sending.ts';
import type { Upload } from '../../uploads/upload-list.ts';
import { createUploadTask, type UploadTask } from '../../uploads/upload-task.ts';

/** A file that is sent while the form is open; the save gives it to the lecture. */
export interface SentFile extends Pick<Upload, 'key' | 'file' | 'state' | 'sentBytes' | 'failure'> {
  /** On the server; null until the server gives one. */
  address: string | null;
}

/** The files of a lecture in its form: those that are stored, without the removed ones, and those that are sent. */
export function useResources(courseId: string, stored: LectureResource[]) {
  const [removed, setRemoved] = useState<string[]>([]);
  const [sent, setSent] = useState<SentFile[]>([]);
  const tasks = useRef(new Map<string, UploadTask>());
  useEffect(() => {
    const running = tasks.current;
    return () => running.forEach((task) => task.stop());
  }, []);

  const change = (key: string, by: Partial<SentFile>): void =>
    setSent((before) => before.map((one) => (one.key === key ? { ...one, ...by } : one)));

  const begin = (file: File): void => {
    const key = crypto.randomUUID();
    setSent((before) => [...before, { key, file, state: 'sending', sentBytes: 0, failure: null, address: null }]);
    const task = createUploadTask({
      file,
      courseId,
      purpose: 'resource',
      address: null,
      onNamed: (address) => change(key, { address }),
      tell: (by) => change(key, by),
    });
    tasks.current.set(key, task);
    task.start();
  };

  const staying = stored.filter(({ _id }) => !removed.includes(_id));
  const room = limits.resources.perLecture - staying.length - sent.length;
  return {
    staying,
    sent,
    room,
    isChanged: sent.length > 0 || staying.length < stored.length,
    isSending: sent.some(({ state }) => state !== 'done'),
    count: staying.length + sent.length,
    /** Sends a file that can be one of a lecture. */
    begin,
    remove: (resource: LectureResource): void => setRemoved((before) => [...before, resource._id]),
    /** Stops a file on its way, and takes one that has arrived out of the form. */
    cancel: ({ key, address }: SentFile): void => {
      tasks.current.get(key)?.stop();
      setSent((before) => before.filter((one) => one.key !== key));
      if (address) void discardSent(address);
    },
    reset: (): void => {
      setRemoved([]);
      setSent([]);
    },
    /** For `LectureForm.resources`. */
    entries: (): ResourceEntry[] => [
      ...staying.map(({ _id }) => ({ resourceId: _id })),
      ...sent.flatMap(({ address }) => (address ? [{ uploadId: uploadIdOf(address) }] : [])),
    ],
  };
}
