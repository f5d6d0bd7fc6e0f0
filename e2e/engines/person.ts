import { readFileSync } from 'node:fs';
import { packageFile } from '../../scripts/check/command.ts';
import { eventually } from '../support/eventually.ts';
import { siteUrl } from '../support/site.ts';
import type { Engine, InputSource } from './engine.ts';

/** Testing Library, which finds elements by role and name in the page of any engine. */
const finder = readFileSync(packageFile('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** A person's steps on a page: finds elements by role and name, clicks and types with real browser input. */
export interface Person {
  goTo: (path: string) => Promise<void>;
  /** Waits for the frame whose address contains this part and switches to it, or back to the page. */
  enter: (frame: string | null) => Promise<void>;
  /** Waits for the first element of this role whose name matches. */
  see: (role: string, name: RegExp) => Promise<void>;
  press: (role: string, name: RegExp) => Promise<void>;
  fill: (label: RegExp, text: string) => Promise<void>;
  type: (...keys: string[]) => Promise<void>;
  /** Waits until an expression of the page is neither null nor false, and returns its value. */
  until: <Value>(expression: string) => Promise<Value>;
}

const control = '\uE009';

const pressKeys = (keys: string[]): InputSource => ({
  type: 'key',
  id: 'keys',
  actions: keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const selectAll: InputSource = {
  type: 'key',
  id: 'keys',
  actions: [
    { type: 'keyDown', value: control },
    { type: 'keyDown', value: 'a' },
    { type: 'keyUp', value: 'a' },
    { type: 'keyUp', value: control },
  ],
};

const clickAt = ({ x, y }: Point): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

interface Point {
  x: number;
  y: number;
}

const byRole = (role: string, name: RegExp): string =>
  `globalThis.TestingLibraryDom.queryAllByRole(document.body, ${JSON.stringify(role)}, { name: ${name} })[0]`;

/** For passwords, which have no role. */
const byLabel = (label: RegExp): string =>
  `globalThis.TestingLibraryDom.queryAllByLabelText(document.body, ${label}, { selector: 'input, textarea' })[0]`;

/** The point to click: the centre of an element that does not move and is not covered; else null. */
const pointOf = (found: string): string => `
  const element = ${found};
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const isStill = left === before.left && top === before.top;
  return isStill && element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;`;

/** A person at the window of a browser. Each step waits for its elements, at most half a minute. */
export function personAt(engine: Engine): Person {
  const isPage = `return document.readyState !== 'loading' && globalThis.TestingLibraryDom !== undefined`;

  /** Reads until there is a value. During a navigation there is none. */
  async function read<Value>(body: string): Promise<Value> {
    let lastError = '';
    const attempt = async (): Promise<Value | null> => {
      if (!(await engine.run<boolean>(isPage))) await engine.run(finder);
      return engine.run<Value | null>(body);
    };
    const isThere = (value: Value | null): boolean => value !== null && value !== false;
    const tolerant = () =>
      attempt().catch((error: unknown) => {
        lastError = String(error);
        return null;
      });
    return eventually(tolerant, isThere).catch(() => {
      throw new Error(`Waited in vain for ${body.slice(0, 300)} ${lastError}`);
    }) as Promise<Value>;
  }

  const click = async (found: string): Promise<void> => engine.perform([clickAt(await read<Point>(pointOf(found)))]);
  const enter = (frame: string | null): Promise<boolean> =>
    eventually(
      () =>
        engine.enter(frame).then(
          () => true,
          () => false,
        ),
      (isIn) => isIn,
    );
  return {
    goTo: (path) => engine.open(siteUrl + path),
    enter: async (frame) => void (await enter(frame)),
    see: async (role, name) => void (await read(`return ${byRole(role, name)} !== undefined`)),
    press: (role, name) => click(byRole(role, name)),
    fill: async (label, text) => {
      await click(byLabel(label));
      await engine.perform([selectAll]);
      await engine.perform([pressKeys(text.split(''))]);
    },
    type: (...keys) => engine.perform([pressKeys(keys)]),
    until: (expression) => read(`return ${expression}`),
  };
}
