import { useTitle } from '@vidya/contracts/platform';
import { Page } from '../../parts/Page.tsx';
import { ContinueLearning } from './ContinueLearning.tsx';
import { GenerativeAi } from './GenerativeAi.tsx';
import { Hero } from './Hero.tsx';
import { Promises } from './Promises.tsx';
import { Subjects } from './Subjects.tsx';

/** `/` (section 2, Home): what the site is for, three Generative AI courses, and every subject. */
export function Home() {
  useTitle('');
  return (
    <>
      <Hero />
      <Page>
        <ContinueLearning />
        <GenerativeAi />
        <Subjects />
        <Promises />
      </Page>
    </>
  );
}
