import '@vidya/shared-ui/fonts.css';
import { PretendSite, pretendPlatform } from '@vidya/contracts/pretend';
import { tokensCss } from '@vidya/shared-ui/tokens';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { pretendAdmin, pretendAnswers } from './pretend-answers.ts';
import AdminRemote from './remote.tsx';

const Theme = createGlobalStyle`${tokensCss}`;
const query = new URLSearchParams(location.search);
const platform = pretendPlatform({ answers: pretendAnswers, user: pretendAdmin });

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <PretendSite at={query.get('at') ?? '/admin/dashboard'}>
    <Theme />
    <AdminRemote platform={platform} />
  </PretendSite>,
);
