import '@vidya/shared-ui/fonts.css';
import { PretendSite, pretendPlatform } from '@vidya/contracts/testing/mock-platform';
import { pretendVisit } from '@vidya/contracts/testing/mock-visit';
import { tokensCss } from '@vidya/shared-ui/tokens';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import AuthoringRemote from './remote.tsx';
import { sampleAnswers, samplePerson } from './testing/mock-api.ts';

const Theme = createGlobalStyle`${tokensCss}`;
const { at, role } = pretendVisit('/createCourse', location);
const platform = pretendPlatform({ answers: sampleAnswers(), user: samplePerson(role ?? 'INSTRUCTOR') });

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <PretendSite at={at}>
    <Theme />
    <AuthoringRemote platform={platform} />
  </PretendSite>,
);
