import type { LectureResource, ResourceEntry } from '@vidya/contracts/calls/lecture';
import { limits } from '@vidya/contracts/rules/limits';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { useEffect, useRef, useState } from 'react';
import { dropAddress, findAddress, storeAddress } from '../../uploads/named-files.ts';
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
  const [all, setSent] = useState<SentFile[]>([]);
  // A stored file has the id of its upload.
  const sent = all.filter(({ address }) => !address || !stored.some(({ _id }) => _id === uploadIdOf(address)));
  const tasks = useRef(new Map<string, { task: UploadTask; address: string | null }>());
  /** Takes files from the server that no save has: they count against the course. */
  const drop = (keys: Iterable<string>): void => {
    for (const key of keys) {
      const { task, address } = tasks.current.get(key) ?? {};
      tasks.current.delete(key);
      task?.stop();
      if (!address) continue;
      dropAddress(address);
      void discardSent(address);
    }
  };
  useEffect(() => () => drop([...tasks.current.keys()]), []);

  const change = (key: string, by: Partial<SentFile>): void =>
    setSent((before) => before.map((one) => (one.key === key ? { ...one, ...by } : one)));

  const begin = (file: File): void => {
    const key = crypto.randomUUID();
    setSent((before) => [...before, { key, file, state: 'sending', sentBytes: 0, failure: null, address: null }]);
    const chosen = { courseId, purpose: 'resource', file } as const;
    const earlier = findAddress(chosen);
    const isSent = [...tasks.current.values()].some((one) => one.address === earlier);
    const address = isSent ? null : earlier;
    const task = createUploadTask({
      ...chosen,
      address,
      onNamed: (named) => {
        storeAddress(chosen, named);
        if (tasks.current.has(key)) tasks.current.set(key, { task, address: named });
        change(key, { address: named });
      },
      tell: (by) => change(key, by),
    });
    tasks.current.set(key, { task, address });
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
    cancel: ({ key }: SentFile): void => {
      drop([key]);
      setSent((before) => before.filter((one) => one.key !== key));
    },
    /** A save takes the files over: from now on the server decides about them. */
    release: (): void => {
      for (const { address } of tasks.current.values()) if (address) dropAddress(address);
      tasks.current.clear();
    },
    reset: (): void => {
      drop([...tasks.current.keys()]);
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
