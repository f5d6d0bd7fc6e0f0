import '@vidya/shared-ui/fonts.css';
import { PretendSite, pretendPlatform } from '@vidya/contracts/pretend';
import { pretendVisit } from '@vidya/contracts/pretend-visit';
import { tokensCss } from '@vidya/shared-ui/tokens';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import TemplateRemote from './remote.tsx';
import { sampleAnswers, samplePerson } from './sample-answers.ts';

const Theme = createGlobalStyle`${tokensCss}`;
const { at, role } = pretendVisit('/template', location);
const platform = pretendPlatform({ answers: sampleAnswers(), ...(role && { user: samplePerson(role) }) });

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <PretendSite at={at}>
    <Theme />
    <TemplateRemote platform={platform} />
  </PretendSite>,
);
