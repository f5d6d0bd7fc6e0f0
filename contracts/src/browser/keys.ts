// A namespace: a bundle holds only the keys that its code names.
export * as keys from './query-keys.ts';
