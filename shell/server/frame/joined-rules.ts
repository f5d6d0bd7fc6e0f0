import { Site } from '../../src/frame/Main.ts';

// Any component's has the class of them all.
const { componentStyle } = Site;
type ComponentStyle = typeof componentStyle;
type Rules = ComponentStyle['rules'];

function joined(rules: Rules): Rules {
  const parts: Rules = [];
  for (const rule of rules) {
    const last = parts.at(-1);
    if (typeof rule === 'string' && typeof last === 'string') parts[parts.length - 1] = last + rule;
    else parts.push(rule);
  }
  return parts;
}

/**
 * From here on, joins the fixed texts between a component's functions once. The library joins and hashes them for each
 * element of a page, which is a sixth of rendering it.
 */
export function joinFixedRules(): void {
  const known = new WeakSet<ComponentStyle>();
  const prototype = Object.getPrototypeOf(componentStyle) as ComponentStyle;
  // oxlint-disable-next-line typescript/unbound-method -- called with its object below
  const { generateAndInjectStyles } = prototype;
  prototype.generateAndInjectStyles = function (...given) {
    if (!known.has(this)) this.rules = joined(this.rules);
    known.add(this);
    return generateAndInjectStyles.apply(this, given);
  };
}
