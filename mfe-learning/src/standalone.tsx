import '@vidya/shared-ui/fonts.css';
import '@vidya/shared-ui/script-fonts.css';
import { runAlone } from '@vidya/contracts/testing/run-alone';
import { tokensCss } from '@vidya/shared-ui/tokens';
import LearningRemote from './remote.tsx';
import { mockResponses, samplePerson } from './testing/mock-api.ts';

runAlone(LearningRemote, {
  home: '/myCourses',
  css: tokensCss,
  platformFor: (role) => ({ responses: mockResponses(), user: samplePerson(role ?? 'USER') }),
});
