import '@vidya/shared-ui/fonts.css';
import '@vidya/shared-ui/script-fonts.css';
import { runAlone } from '@vidya/contracts/testing/run-alone';
import { tokensCss } from '@vidya/shared-ui/tokens';
import AuthoringRemote from './remote.tsx';
import { mockResponses, samplePerson } from './testing/mock-api.ts';

runAlone(AuthoringRemote, {
  home: '/createCourse',
  css: tokensCss,
  platformFor: (role) => ({ responses: mockResponses(), user: samplePerson(role ?? 'INSTRUCTOR') }),
});
