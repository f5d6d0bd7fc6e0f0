import type { z } from 'zod';
import type { personalData, personalRecord } from '../shapes/account.ts';
import { defineCall } from './call.ts';

export type PersonalRecord = z.infer<typeof personalRecord>;

/** All data that the site stores about the caller, except hashes and tokens. */
export type PersonalData = z.infer<typeof personalData>;

export const exportData = defineCall<{ data: PersonalData }>('exportData', 'GET /user/auth/exportData');
