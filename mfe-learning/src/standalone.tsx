import '@vidya/shared-ui/fonts.css';
import type { Role } from '@vidya/contracts/account';
import { PretendSite, pretendPlatform } from '@vidya/contracts/pretend';
import { tokensCss } from '@vidya/shared-ui';
import { createRoot } from 'react-dom/client';
import LearningRemote from './remote.tsx';
import { sampleAnswers, samplePerson } from './sample-answers.ts';

const isRole = (value: string | null): value is Role => value === 'USER' || value === 'INSTRUCTOR' || value === 'ADMIN';

const as = new URLSearchParams(location.search).get('as');
const platform = pretendPlatform({ user: samplePerson(isRole(as) ? as : 'USER'), answers: sampleAnswers() });
const at = location.pathname === '/' ? '/myCourses' : location.pathname + location.search;

const style = document.createElement('style');
style.textContent = tokensCss;
document.head.append(style);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <PretendSite at={at}>
    <main>
      <LearningRemote platform={platform} />
    </main>
  </PretendSite>,
);
