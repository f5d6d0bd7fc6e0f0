import { useTitle } from '@vidya/contracts/browser/platform';
import { Page } from '../../parts/Page.tsx';
import { ContinueLearning } from './ContinueLearning.tsx';
import { GenerativeAi } from './GenerativeAi.tsx';
import { Hero } from './Hero.tsx';
import { Promises } from './Promises.tsx';
import { Shelves } from './Shelves.tsx';
import { Subjects } from './Subjects.tsx';

/** `/` (section 2, Home): what the site is for, courses to continue, the best of the catalogue, every category. */
export function Home() {
  useTitle('');
  return (
    <>
      <Hero />
      <Page>
        <ContinueLearning />
        <GenerativeAi />
        <Shelves />
        <Subjects />
        <Promises />
      </Page>
    </>
  );
}
