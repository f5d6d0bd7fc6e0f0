import { courseCalled, detailPath } from '../support/course-pages.ts';
import { password, people } from '../support/site.ts';
import type { Engine } from './engine.ts';
import { type Person, personAt } from './person.ts';

const video = `document.querySelector('video')`;
/** The captions that the browser shows now. */
const drawn = `[...${video}.textTracks].flatMap(({ mode, activeCues }) =>
  mode === 'showing' ? Array.from(activeCues ?? [], ({ text }) => text) : []).join()`;
const isPlaying = `!${video}.paused && ${video}.currentTime > 1`;

/** A learner's journey through the site, then an administrator's. Each test continues the one before. */
export function smokeIn(name: string, open: () => Promise<Engine>): void {
  let engine: Engine | undefined;
  let person: Person;
  const longCourse = process.env['LONG_COURSE_ID'] ?? '';
  const email = `engine.${Date.now()}@vidya.example`;

  beforeAll(async () => {
    engine = await open();
    person = personAt(engine);
  });
  afterAll(() => engine?.close());

  async function fillIn(who: string): Promise<void> {
    await person.fill(/^Email/, who);
    await person.fill(/^Password/, password);
    await person.press('button', /^Log in$/);
  }

  describe(name, () => {
    it('shows the catalogue and finds a course in it', async () => {
      await person.goTo('/');
      await person.see('heading', /^A broad selection of courses$/);
      await person.press('link', /^Explore Courses$/);
      await person.see('heading', /^All the skills you need in one place$/);
      await person.press('tab', /^Top Rated$/);
      await person.see('article', /^/);
    });

    it('signs a new learner up and in', async () => {
      await person.goTo('/auth/signup');
      await person.fill(/^Name/, 'Engine Learner');
      await person.fill(/^Email/, email);
      await person.fill(/^Password/, password);
      await person.press('button', /^Create Account$/);
      await person.see('heading', /^Log in/i);
      await fillIn(email);
      await person.see('button', /Engine Learner/);
    });

    it('sells a course through the gateway’s window', async () => {
      const course = await courseCalled('Retrieval-Augmented Generation');
      await person.goTo(detailPath(course._id));
      await person.press('button', /^Buy Now$/);
      await person.enter('/v1/checkout/');
      await person.press('button', /^Pay ₹/);
      await person.enter(null);
      await person.until(`location.pathname === '/viewLectures'`);
      await person.see('heading', /^Course Content$/);
    });

    it('plays a long lecture with captions that the transcript follows', async () => {
      await person.goTo(detailPath(longCourse));
      await person.press('button', /^Enroll Now$/);
      await person.see('heading', /^1\. The first stream$/);
      await person.until(`${video}?.readyState > 0`);
      await person.press('tab', /^Transcript$/);
      await person.type('k');
      await person.until(isPlaying);
      await person.press('button', /^Captions$/);
      await person.press('menuitemradio', /^English/);
      await person.until(`${drawn} === 'The second line.'`);
      await person.until(`/second/.test(document.querySelector('[role=tabpanel] [aria-current]').textContent)`);
    });

    it('plays it in the quality that is chosen', async () => {
      await person.press('button', /^Quality$/);
      await person.press('menuitemradio', /^360p/);
      await person.until(`${video}.videoHeight === 360`);
    });

    it('keeps the captions in the next lecture', async () => {
      await person.press('link', /2\. The second stream/);
      await person.see('heading', /^2\. The second stream$/);
      await person.until(isPlaying);
      await person.until(`${drawn} === 'The second line.'`);
    });

    it('shows an administrator the dashboard', async () => {
      await person.goTo('/auth/login');
      await person.press('button', /^Log in with another account$/);
      await fillIn(people.admin);
      await person.see('button', /Administrator/);
      await person.goTo('/admin/dashboard');
      await person.see('heading', /^Statistics$/);
      await person.see('heading', /^Revenue$/);
    });
  });
}
