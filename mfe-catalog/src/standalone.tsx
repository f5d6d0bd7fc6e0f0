import '@vidya/shared-ui/fonts.css';
import { roles } from '@vidya/contracts/account';
import { PretendSite, pretendPlatform } from '@vidya/contracts/pretend';
import { tokensCss } from '@vidya/shared-ui/tokens';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { CatalogRemote } from './CatalogRemote.tsx';
import { sampleAnswers, samplePerson } from './standalone-answers.ts';

const Theme = createGlobalStyle`${tokensCss}`;

const asked = new URLSearchParams(location.search);
const role = roles.find((one) => one === asked.get('as'));
const platform = pretendPlatform({ answers: sampleAnswers, ...(role && { user: samplePerson(role) }) });

const place = document.body.appendChild(document.createElement('main'));
createRoot(place).render(
  <PretendSite at={asked.get('at') ?? '/'}>
    <Theme />
    <CatalogRemote platform={platform} />
  </PretendSite>,
);
