import '@vidya/shared-ui/fonts.css';
import '@vidya/shared-ui/script-fonts.css';
import { runAlone } from '@vidya/contracts/testing/run-alone';
import { tokensCss } from '@vidya/shared-ui/tokens';
import TemplateRemote from './remote.tsx';
import { mockResponses, samplePerson } from './testing/mock-api.ts';

runAlone(TemplateRemote, {
  home: '/template',
  css: tokensCss,
  platformFor: (role) => ({ responses: mockResponses(), ...(role && { user: samplePerson(role) }) }),
});
