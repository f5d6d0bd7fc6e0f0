import { importOutline, readOutline } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { OutlineReport } from '@vidya/contracts/calls/structure';
import { ApiError, messageOf } from '@vidya/contracts/rules/api-error';
import { limits } from '@vidya/contracts/rules/limits';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import { useEffect, useRef, useState } from 'react';
import { dropAddress, findAddress, storeAddress } from '../../uploads/named-files.ts';
import { discardSent } from '../../uploads/sending.ts';
import { percentOf } from '../../uploads/upload-list.ts';
import { createUploadTask, type UploadTask } from '../../uploads/upload-task.ts';
import { useRefreshCourses } from '../course/course.ts';

/** Where an import stands. `retry` is undefined where only another file helps. */
export type ImportStep =
  | { name: 'choosing'; fault?: string | undefined }
  | { name: 'sending'; file: File; percent: number; isWaiting: boolean }
  | { name: 'reading'; file: File }
  | { name: 'report' | 'importing'; file: File; report: OutlineReport }
  | { name: 'failed'; file: File; failure: string; retry: (() => void) | undefined };

const faultOf = ({ name, size }: File): string | undefined => {
  if (!/\.(?:imscc|zip|csv)$/i.test(name)) return outlineTexts.wrongType;
  return size > limits.outline.packageBytes ? outlineTexts.tooLarge : undefined;
};

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/** The server works on an earlier request for the same package: each try waits some seconds there. */
const maxTries = 20;

/** Sends a package, shows what it holds, and imports it. `onDone` is called once its lectures are in the course. */
export function useOutlineImport(courseId: string, onDone: () => void) {
  const { send, toasts } = usePlatform();
  const refresh = useRefreshCourses();
  const [step, setStep] = useState<ImportStep>({ name: 'choosing' });
  const task = useRef<UploadTask>(null);
  /** Of the package on the server, until it is imported or given up. */
  const address = useRef<string>(null);

  /** The dialog is closed. */
  const isGone = useRef(false);
  const failUnseen = (error: unknown, sent: string | null): void => {
    toasts.error(messageOf(error, 'The File Could Not Be Imported'));
    if (sent) void discardSent(sent);
  };
  const giveUp = (): void => {
    task.current?.stop();
    if (address.current) void discardSent(address.current);
    if (address.current) dropAddress(address.current);
    address.current = null;
  };
  const request = () => ({ params: { courseId }, body: { uploadId: uploadIdOf(address.current ?? '') } });

  const fail = (file: File, error: unknown, retry: () => void): void => {
    const isRefused = codeOf(error) === 'PackageRefused' || codeOf(error) === 'NotFound';
    const failure = messageOf(error, 'The File Could Not Be Imported');
    setStep({ name: 'failed', file, failure, retry: isRefused ? undefined : retry });
  };
  const read = async (file: File): Promise<void> => {
    setStep({ name: 'reading', file });
    try {
      const { data } = await send(readOutline, request());
      setStep({ name: 'report', file, report: data });
    } catch (error) {
      fail(file, error, () => void read(file));
    }
  };
  const sendImport = async (tries = 1): Promise<string> => {
    try {
      return (await send(importOutline, request())).message;
    } catch (error) {
      // An earlier try has done it, and its response was lost.
      if (codeOf(error) === 'AlreadyImported') return outlineTexts.alreadyImported;
      // After a minute without an answer the browser gives up; the server does not.
      const isWaiting = codeOf(error) === 'StillRunning' || (error instanceof ApiError && error.status === 0);
      if (!isWaiting || tries === maxTries) throw error;
      return sendImport(tries + 1);
    }
  };
  const bring = async (file: File, report: OutlineReport): Promise<void> => {
    setStep({ name: 'importing', file, report });
    const sent = address.current;
    // Nothing takes the package away while the server works on it, not even leaving the page.
    const work = sendImport();
    if (sent) dropAddress(sent);
    address.current = null;
    try {
      toasts.success(await work);
      refresh();
      onDone();
    } catch (error) {
      if (isGone.current) return failUnseen(error, sent);
      address.current = sent;
      fail(file, error, () => void bring(file, report));
    }
  };
  const begin = (file: File): void => {
    setStep({ name: 'sending', file, percent: 0, isWaiting: false });
    const chosen = { courseId, purpose: 'outline', file } as const;
    task.current = createUploadTask({
      ...chosen,
      address: address.current ?? findAddress(chosen),
      onNamed: (named) => {
        address.current = named;
        storeAddress(chosen, named);
      },
      tell: ({ state, sentBytes, failure, isRefused }) => {
        if (state === 'done') void read(file);
        else if (state === 'failed')
          setStep({ name: 'failed', file, failure: failure ?? '', retry: isRefused ? undefined : () => begin(file) });
        else if (state || sentBytes !== undefined)
          setStep((before) => ({
            name: 'sending',
            file,
            percent:
              sentBytes === undefined && before.name === 'sending'
                ? before.percent
                : percentOf(sentBytes ?? 0, file.size),
            isWaiting: state === 'waiting',
          }));
      },
    });
    task.current.start();
  };
  useEffect(
    () => () => {
      isGone.current = true;
      giveUp();
    },
    [],
  );

  return {
    step,
    choose: (file: File): void => {
      const fault = faultOf(file);
      if (fault) setStep({ name: 'choosing', fault });
      else begin(file);
    },
    /** Back to the choice of a file. */
    chooseAgain: (): void => {
      giveUp();
      setStep({ name: 'choosing' });
    },
    bring,
  };
}
