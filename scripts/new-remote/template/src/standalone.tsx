import '@vidya/shared-ui/fonts.css';
import { MockSite, mockPlatform } from '@vidya/contracts/testing/mock-platform';
import { mockVisit } from '@vidya/contracts/testing/mock-visit';
import { tokensCss } from '@vidya/shared-ui/tokens';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import TemplateRemote from './remote.tsx';
import { mockResponses, samplePerson } from './testing/mock-api.ts';

const Theme = createGlobalStyle`${tokensCss}`;
const { at, role } = mockVisit('/template', location);
const platform = mockPlatform({ responses: mockResponses(), ...(role && { user: samplePerson(role) }) });

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <MockSite at={at}>
    <Theme />
    <TemplateRemote platform={platform} />
  </MockSite>,
);
