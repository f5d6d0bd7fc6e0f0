import '@vidya/shared-ui/fonts.css';
import { MockSite, mockPlatform } from '@vidya/contracts/testing/mock-platform';
import { mockVisit } from '@vidya/contracts/testing/mock-visit';
import { tokensCss } from '@vidya/shared-ui/tokens';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import AuthoringRemote from './remote.tsx';
import { mockResponses, samplePerson } from './testing/mock-api.ts';

const Theme = createGlobalStyle`${tokensCss}`;
const { at, role } = mockVisit('/createCourse', location);
const platform = mockPlatform({ responses: mockResponses(), user: samplePerson(role ?? 'INSTRUCTOR') });

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <MockSite at={at}>
    <Theme />
    <AuthoringRemote platform={platform} />
  </MockSite>,
);
