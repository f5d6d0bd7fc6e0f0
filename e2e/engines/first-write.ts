import { password, people } from '../support/site.ts';
import type { Engine } from './engine.ts';
import { type Person, personAt } from './person.ts';

async function fillIn(person: Person, fields: Record<string, string>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one person types
  for (const [label, text] of Object.entries(fields)) await person.fill(new RegExp(`^${label}`), text);
}

const logIn = (person: Person) => fillIn(person, { Email: people.learner, Password: password });

/** Each is the first that its browser sends: it has no token of the site yet. */
const firstWrites: Record<string, (person: Person) => Promise<void>> = {
  'logs in': async (person) => {
    await person.goTo('/auth/login');
    await logIn(person);
    await person.press('button', /^Log in$/);
    await person.see('button', /^Hey/);
  },
  'signs up': async (person) => {
    await person.goTo('/auth/signup');
    const email = `first.${Date.now()}@vidya.example`;
    await fillIn(person, { Name: 'First Writer', Email: email, Password: password });
    await person.press('button', /^Create Account$/);
    await person.see('heading', /^Log in/i);
  },
  'sends a message': async (person) => {
    await person.goTo('/contact');
    await fillIn(person, {
      Name: 'First Writer',
      Email: 'first@vidya.example',
      'Phone Number': '9876543210',
      Subject: 'Invoice',
      Message: 'Please send it again.',
    });
    await person.press('checkbox', /^I am not a robot$/);
    await person.until(`document.querySelector('[role=checkbox][aria-checked=true]') !== null`);
    await person.press('button', /^Submit$/);
    await person.until(`/received your message/i.test(document.body.innerText)`);
  },
  'posts a form without the site’s script': async (person) => {
    await person.goTo('/auth/login');
    await logIn(person);
    await person.until(`(HTMLFormElement.prototype.submit.call(document.querySelector('main form')), true)`);
    await person.until(`location.pathname === '/'`);
    await person.see('button', /^Hey/);
  },
};

/** In a fresh browser of its own each: the first press is enough. */
export function firstWritesIn(name: string, open: () => Promise<Engine>): void {
  it.each(Object.entries(firstWrites))(`${name}, new, %s at the first press`, async (_, write) => {
    const engine = await open();
    try {
      await write(personAt(engine));
    } finally {
      await engine.close();
    }
  });
}
