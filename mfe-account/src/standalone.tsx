import '@vidya/shared-ui/fonts.css';
import { PretendSite, pretendPlatform } from '@vidya/contracts/testing/mock-platform';
import { pretendVisit } from '@vidya/contracts/testing/mock-visit';
import { tokensCss } from '@vidya/shared-ui/tokens';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import AccountRemote from './remote.tsx';
import { pretendAnswers, pretendPerson } from './testing/mock-api.ts';

const Theme = createGlobalStyle`${tokensCss}`;
const { at, role } = pretendVisit('/auth/login', location);
const platform = pretendPlatform({ answers: pretendAnswers, ...(role && { user: pretendPerson(role) }) });

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <PretendSite at={at}>
    <Theme />
    <AccountRemote platform={platform} />
  </PretendSite>,
);
