import '@vidya/shared-ui/fonts.css';
import { MockSite, mockPlatform } from '@vidya/contracts/testing/mock-platform';
import { mockVisit } from '@vidya/contracts/testing/mock-visit';
import { tokensCss } from '@vidya/shared-ui/tokens';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import AdminRemote from './remote.tsx';
import { mockAdmin, mockResponses } from './testing/mock-api.ts';

const Theme = createGlobalStyle`${tokensCss}`;
const { at } = mockVisit('/admin/dashboard', location);
const platform = mockPlatform({ responses: mockResponses, user: mockAdmin });

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <MockSite at={at}>
    <Theme />
    <AdminRemote platform={platform} />
  </MockSite>,
);
