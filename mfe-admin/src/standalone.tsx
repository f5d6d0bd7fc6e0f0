import '@vidya/shared-ui/fonts.css';
import '@vidya/shared-ui/script-fonts.css';
import { runAlone } from '@vidya/contracts/testing/run-alone';
import { tokensCss } from '@vidya/shared-ui/tokens';
import AdminRemote from './remote.tsx';
import { mockAdmin, mockResponses } from './testing/mock-api.ts';

runAlone(AdminRemote, {
  home: '/admin/dashboard',
  css: tokensCss,
  platformFor: () => ({ responses: mockResponses, user: mockAdmin }),
});
