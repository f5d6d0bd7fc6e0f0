import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// A second, the default, is short for a first render while other tests keep every core busy.
configure({ asyncUtilTimeout: 8_000 });

// For warnings, React notes the stack of each element it makes until it has noted ten thousand in a second: a seventh of
// the time of these tests. Here it has always noted enough.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty((React as unknown as Record<string, object>)[internals], 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {
    // React counts; nobody reads.
  },
});
