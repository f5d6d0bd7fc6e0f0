import { __PRIVATE__ } from 'styled-components';

/** What styled-components keeps of its style element: only the part that this file uses. */
interface Groups {
  insertRules: (group: number, rules: string[]) => void;
  tag: { element: HTMLStyleElement; sheet?: CSSStyleSheet; length: number; insertRule: () => boolean };
}

/** The rule that the server writes after each component's rules. It holds the component's class names. */
const marker = /^data-styled\.g\d+\[id="([^"]+)"\]/;

const namesIn = ({ style }: CSSStyleRule): string[] =>
  style
    .getPropertyValue('content')
    .replaceAll(/^["']|["']$/g, '')
    .split(',')
    .filter(Boolean);

/**
 * Lets styled-components go on in the style element of the server's HTML. By itself it would insert each of the rules
 * a second time: 100 ms on a slow phone. Must run before the first styled component is made, so that the components
 * keep the server's order.
 */
export function adoptStyles(): void {
  const { mainSheet, StyleSheet } = __PRIVATE__;
  const element = document.querySelector<HTMLStyleElement>('style[data-styled="true"]');
  const groups = element && (mainSheet.getTag() as unknown as Groups);
  // In development its rules are text, and it takes nothing over.
  if (!element?.sheet || !groups?.tag.sheet) return;
  const { tag } = groups;
  tag.element.remove();
  Object.assign(tag, { element, sheet: element.sheet });
  // The rules are there already: they are only counted.
  tag.insertRule = () => {
    tag.length += 1;
    return true;
  };
  let rules: string[] = [];
  for (const rule of element.sheet.cssRules) {
    rules.push('');
    const [, id] = (rule instanceof CSSStyleRule && marker.exec(rule.selectorText)) || [];
    if (id === undefined) continue;
    groups.insertRules(StyleSheet.registerId(id), rules);
    for (const name of namesIn(rule as CSSStyleRule)) mainSheet.registerName(id, name);
    rules = [];
  }
  Reflect.deleteProperty(tag, 'insertRule');
}
