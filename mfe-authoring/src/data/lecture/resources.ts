import { usePlatform } from '@vidya/contracts/browser/platform';
import type { LectureResource, ResourceEntry } from '@vidya/contracts/calls/lecture';
import { resourceTypeOf } from '@vidya/contracts/rules/course/resource-types';
import { limits } from '@vidya/contracts/rules/limits';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { resourceTexts } from '@vidya/contracts/texts/texts';
import { useEffect, useRef, useState } from 'react';
import { discardSent } from '../../uploads/sending.ts';
import type { Upload } from '../../uploads/upload-list.ts';
import { createUploadTask, type UploadTask } from '../../uploads/upload-task.ts';

/** A file that is sent while the form is open; the save gives it to the lecture. */
export interface SentFile extends Pick<Upload, 'key' | 'file' | 'state' | 'sentBytes' | 'failure'> {
  /** On the server; null until the server gives one. */
  address: string | null;
}

export type ResourceList = ReturnType<typeof useResources>;

const faultOf = ({ name, size }: File): string | undefined => {
  if (!resourceTypeOf(name)) return resourceTexts.wrongType(name);
  if (size === 0) return resourceTexts.empty(name);
  return size > limits.resources.bytes ? resourceTexts.tooLarge(name) : undefined;
};

/** The files of a lecture in its form: those that are stored, without the removed ones, and those that are sent. */
export function useResources(courseId: string, stored: LectureResource[]) {
  const { toasts } = usePlatform();
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
    /** Sends what can be a file of a lecture. Says of the others why not, and returns the first reason. */
    add: (files: File[]): string | undefined => {
      const accepted = files.filter((file) => faultOf(file) === undefined);
      const faults = files.flatMap((file) => faultOf(file) ?? []);
      if (accepted.length > room) faults.push(resourceTexts.tooMany);
      for (const fault of faults) toasts.error(fault);
      accepted.slice(0, Math.max(0, room)).forEach(begin);
      return faults[0];
    },
    remove: (resource: LectureResource): undefined => void setRemoved((before) => [...before, resource._id]),
    /** Stops a file on its way, and takes one that has arrived out of the form. */
    cancel: ({ key, address }: SentFile): undefined => {
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
