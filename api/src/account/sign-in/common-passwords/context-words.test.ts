import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { readConfig } from '../../../config/config.ts';
import { DEMO_PASSWORD } from '../../../seed/sample/demo-data.ts';
import { isOnlyWords, wordsOfPerson, wordsOfSite } from './context-words.ts';

const site = wordsOfSite(
  readConfig({ SITE_ORIGINS: 'https://courses.nalanda.example', SELLER_NAME: 'Takshashila Learning LLP' }),
);
const asha = wordsOfPerson({ fullName: 'Asha K. Rao', email: 'asha.writes7@mail.example' });

it.each(['vidya123', 'Vidya@2026', '#VidyaLearning!', 'vidya.admin', 'nalanda1', 'Takshashila-2026', 'vidyavidya'])(
  '%s is only words of the site',
  (password) => expect(isOnlyWords(password, site)).toBe(true),
);

it.each(['asharao1', 'Rao.Asha', 'ashawrites', '2026vidyaasha'])(
  '%s is only words of the site and the person',
  (password) => {
    expect(isOnlyWords(password, [...site, ...asha])).toBe(true);
    expect(isOnlyWords(password, site)).toBe(false);
  },
);

it('reads names in any script', () => {
  const words = wordsOfPerson({ fullName: 'आशा राव', email: 'x@mail.example' });
  expect(isOnlyWords('आशाराव12', words)).toBe(true);
  expect(words).toHaveLength(2);
});

it.each([DEMO_PASSWORD, 'vidya kettle', 'vidyas', 'asharaok', '12345678', '', 'vidya-8429173650284'])(
  '%j is more than that, or no word',
  (password) => expect(isOnlyWords(password, [...site, ...asha])).toBe(false),
);

it('is quick for the longest password and words that overlap', () => {
  const started = performance.now();
  expect(isOnlyWords(`${'a'.repeat(499)}b`, ['aa', 'aaa', 'aaaa', 'aaaaa'])).toBe(false);
  expect(performance.now() - started).toBeLessThan(timeLimit(200));
});
