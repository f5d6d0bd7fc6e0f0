import '@vidya/shared-ui/fonts.css';
import '@vidya/shared-ui/script-fonts.css';
import { runAlone } from '@vidya/contracts/testing/run-alone';
import { tokensCss } from '@vidya/shared-ui/tokens';
import AccountRemote from './remote.tsx';
import { mockPerson, mockResponses } from './testing/mock-api.ts';

runAlone(AccountRemote, {
  home: '/auth/login',
  css: tokensCss,
  platformFor: (role) => ({ responses: mockResponses, ...(role && { user: mockPerson(role) }) }),
});
