import { defineCall } from './call.ts';

/** The process responds. */
export const health = defineCall<{ data: { uptimeSeconds: number } }>('health', 'GET /health');
/** It can serve: its database responds too, and it is not about to end. */
export const ready = defineCall<{ data: { isSweepHeld: boolean } }>('ready', 'GET /ready');

/** Error of `ready` while the server waits for its files: it serves everything else. */
export const filesMissing = 'FilesMissing';
