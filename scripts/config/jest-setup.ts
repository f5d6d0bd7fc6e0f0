import { timeLimit } from '@vidya/contracts/testing/time-limit';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// The default of one second is too short for a first render while other tests use every core. A limit, not a wait: only
// a test that fails takes so long.
configure({ asyncUtilTimeout: timeLimit(20_000) });

// For warnings, React records the stacks of up to ten thousand elements per second: a seventh of the tests' time.
// This reports the limit as reached.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty((React as unknown as Record<string, object>)[internals], 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {
    // React counts here; the count has no effect.
  },
});

// jsdom has none of these: it logs an error for the first, and throws for the second.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  performance.getEntriesByType = () => [];
}
