import '@vidya/shared-ui/fonts.css';
import { PretendSite, pretendPlatform } from '@vidya/contracts/pretend';
import { tokensCss } from '@vidya/shared-ui';
import { createRoot } from 'react-dom/client';
import AuthoringRemote from './remote.tsx';
import { sampleAnswers, samplePerson } from './sample-answers.ts';

const isAdmin = new URLSearchParams(location.search).get('as') === 'ADMIN';
const platform = pretendPlatform({ user: samplePerson(isAdmin ? 'ADMIN' : 'INSTRUCTOR'), answers: sampleAnswers() });
const at = location.pathname === '/' ? '/createCourse' : location.pathname + location.search;

const style = document.createElement('style');
style.textContent = tokensCss;
document.head.append(style);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <PretendSite at={at}>
    <main>
      <AuthoringRemote platform={platform} />
    </main>
  </PretendSite>,
);
