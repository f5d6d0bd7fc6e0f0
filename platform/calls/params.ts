import { z } from 'zod';
import { isVersionName } from '../gate/document/version-name.ts';
import { areaName } from './area.ts';

export const version = z.string().refine(isVersionName, 'is not a version');

/** 0 to 100, max two decimals. */
export const share = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Number(value.toFixed(2)) === value, 'has two decimals at most');

/** What the caller has seen of the area: 409 after a concurrent change. */
export const seenArea = z.object({ live: version.nullable(), canary: version.nullable(), isStopped: z.boolean() });

export type SeenArea = z.infer<typeof seenArea>;

export const areaParams = z.object({ name: areaName });

export const versionParams = z.object({ name: areaName, version });

/** A webhook, trusted publisher or signing key of an area. */
export const areaPartParams = z.object({ name: areaName, id: z.uuid() });
