import '@vidya/shared-ui/fonts.css';
import { PretendSite, pretendPlatform } from '@vidya/contracts/testing/mock-platform';
import { pretendVisit } from '@vidya/contracts/testing/mock-visit';
import { tokensCss } from '@vidya/shared-ui/tokens';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import AdminRemote from './remote.tsx';
import { pretendAdmin, pretendAnswers } from './testing/mock-api.ts';

const Theme = createGlobalStyle`${tokensCss}`;
const { at } = pretendVisit('/admin/dashboard', location);
const platform = pretendPlatform({ answers: pretendAnswers, user: pretendAdmin });

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <PretendSite at={at}>
    <Theme />
    <AdminRemote platform={platform} />
  </PretendSite>,
);
