import { listen } from '@vidya/contracts/browser/listen';

/** What an action begins with: a press, a key, the focus, or a pointer that reaches a control. */
const signs = ['pointerdown', 'keydown', 'focusin', 'click', 'pointerover'] as const;
const control = 'a[href], button, input, select, textarea, summary, label, [tabindex]';

const isSign = ({ type, target }: Event): boolean =>
  type !== 'pointerover' || (target instanceof Element && target.closest(control) !== null);

let firstInteraction: Promise<void> | undefined;

/** Calls `work` when the person is about to use the page: code for what they then do, which a reader of the page never needs. */
export function onFirstInteraction(work: () => void): void {
  firstInteraction ??= new Promise((resolve) => {
    const stop = listen(window, [...signs], (event) => {
      if (!isSign(event)) return;
      stop();
      resolve();
    });
  });
  void firstInteraction.then(work);
}
