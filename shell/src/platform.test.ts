import { mockPlatform } from '@vidya/contracts/testing/mock-platform';
import { platformMembers } from '@vidya/platform/gate/host-platform';
import { createStore } from 'jotai';
import { createPlatform } from './platform.ts';
import { createSession } from './session/session.ts';

// The publish gate reads that list: if it names a member that the shell lacks, an area breaks in production.
it('has the members that versions are checked for, and no others', () => {
  const session = createSession({
    store: createStore(),
    leaveTo: () => undefined,
    clearResponses: () => undefined,
    renewResponses: () => undefined,
  });
  const platform = createPlatform(session, mockPlatform({ responses: {} }).send);
  expect(Object.keys(platform).toSorted()).toEqual(Object.keys(platformMembers).toSorted());
});
