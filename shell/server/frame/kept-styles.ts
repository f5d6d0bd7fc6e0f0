import { ServerStyleSheet } from 'styled-components';

/** Component and class name → its compiled rules. The name is a hash of the styles, so it stands for the same ones always. */
const compiled = new Map<string, string[]>();
/** More than all components of an area have; one whose styles depend on data could have any number. */
const max = 5_000;

/**
 * A style sheet for one page. The library would compile all styles for each page, which is a third of rendering it;
 * this one takes them from earlier pages.
 */
export function createStyleSheet(): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const insert = instance.insertRules.bind(instance);
  const isInserted = instance.hasNameForId.bind(instance);
  instance.insertRules = (id, name, rules) => {
    if (compiled.size >= max) compiled.clear();
    compiled.set(`${id} ${name}`, rules);
    insert(id, name, rules);
  };
  // The library asks this before it compiles.
  instance.hasNameForId = (id, name) => {
    if (isInserted(id, name)) return true;
    const rules = compiled.get(`${id} ${name}`);
    if (rules) insert(id, name, rules);
    return rules !== undefined;
  };
  return sheet;
}
