import '@vidya/shared-ui/fonts.css';
import '@vidya/shared-ui/script-fonts.css';
import { runAlone } from '@vidya/contracts/testing/run-alone';
import { tokensCss } from '@vidya/shared-ui/tokens';
import { CatalogRemote } from './CatalogRemote.tsx';
import { mockResponses, samplePerson } from './testing/mock-api.ts';

runAlone(CatalogRemote, {
  home: '/',
  css: tokensCss,
  platformFor: (role) => ({ responses: mockResponses, ...(role && { user: samplePerson(role) }) }),
});
