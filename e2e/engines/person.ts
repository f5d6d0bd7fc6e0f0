import { readFileSync } from 'node:fs';
import { packageFile } from '../../scripts/check/command.ts';
import { eventually } from '../support/eventually.ts';
import { siteUrl } from '../support/site.ts';
import type { Engine, InputSource } from './engine.ts';

/** Finds elements by role and name inside the page, whichever engine draws it. */
const finder = readFileSync(packageFile('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** What somebody finds and does on a page: by roles and names, with clicks and keys of the browser's own. */
export interface Person {
  goTo: (path: string) => Promise<void>;
  /** Goes into the frame whose address contains this part, once it is there, or back to the page. */
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

/** A password has no role. */
const byLabel = (label: RegExp): string =>
  `globalThis.TestingLibraryDom.queryAllByLabelText(document.body, ${label}, { selector: 'input, textarea' })[0]`;

/** Where to click: the middle of an element that stands still and is not covered; else null. */
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

/** Somebody at the window of a browser. Each step waits for what it needs, at most half a minute. */
export function personAt(engine: Engine): Person {
  const isPage = `return document.readyState !== 'loading' && globalThis.TestingLibraryDom !== undefined`;

  /** Reads until there is something. A page that is being left reads as nothing. */
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
