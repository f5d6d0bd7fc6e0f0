import type { EventEmitter } from 'node:events';
import { loadTool } from './tools.ts';

interface Request {
  path?: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  body?: string;
  headers?: Record<string, string>;
  onResponse?: (status: number, body: string) => void;
}

interface Options {
  url: string;
  connections?: number;
  /** Seconds. */
  duration?: number;
  /** Requests in all, instead of a duration. */
  amount?: number;
  /** Requests/s. */
  overallRate?: number;
  sampleInt?: number;
  headers?: Record<string, string>;
  requests?: Request[];
}

interface Result {
  requests: { total: number };
  /** Seconds. */
  duration: number;
  non2xx: number;
  errors: number;
}

interface Autocannon {
  (options: Options, done?: undefined): Promise<Result>;
  (options: Options, done: (error: Error | null) => void): EventEmitter;
}

/** Sends many requests to a server and counts the responses. Installed at its first call. */
export const autocannon = ((...args: Parameters<Autocannon>) =>
  loadTool<Autocannon>('autocannon')(...args)) as Autocannon;
