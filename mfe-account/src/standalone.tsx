import '@vidya/shared-ui/fonts.css';
import { type Role, roles } from '@vidya/contracts/account';
import { PretendSite, pretendPlatform } from '@vidya/contracts/pretend';
import { tokensCss } from '@vidya/shared-ui/tokens';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { pretendAnswers, pretendPerson } from './pretend-answers.ts';
import AccountRemote from './remote.tsx';

const Theme = createGlobalStyle`${tokensCss}`;
const query = new URLSearchParams(location.search);
const role = roles.find((known): known is Role => known === query.get('as'));
const platform = pretendPlatform({ answers: pretendAnswers, ...(role && { user: pretendPerson(role) }) });

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <PretendSite at={query.get('at') ?? '/auth/login'}>
    <Theme />
    <AccountRemote platform={platform} />
  </PretendSite>,
);
