import { parser } from '@prometheus-io/lezer-promql';

/** The parts of a PromQL expression of one kind, in their order. Throws for what is no expression. */
function partsOf(expression: string, wanted: string): string[] {
  const found: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new Error(`No PromQL: ${expression}`);
      if (type.name === wanted) found.push(expression.slice(from, to));
    },
  });
  return found;
}

/** The names of the metrics in a PromQL expression. */
export const metricsIn = (expression: string): string[] => partsOf(expression, 'Identifier');

/** The labels that a PromQL expression groups by or selects. */
export const labelsIn = (expression: string): string[] => partsOf(expression, 'LabelName');
