import { z } from 'zod';
import { field } from './fields.ts';

/** How a person can prove who they are. 'social': they have no password, and sign in again with their provider. */
export const reauthenticationMethod = z.enum(['password', 'social']);

export const reauthenticationMethods = z.object({ methods: z.array(reauthenticationMethod) });

export const proof = z.discriminatedUnion('method', [z.object({ method: z.literal('password'), password: field() })]);
