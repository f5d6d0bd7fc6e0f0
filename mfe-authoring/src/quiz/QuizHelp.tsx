import { color, media, space, type } from '@vidya/shared-ui';
import { styled } from 'styled-components';

const rules: [sign: string, meaning: string][] = [
  ['=right  ~wrong', 'One right choice; several = make it several'],
  ['T or F', 'True or false'],
  ['#3.14:0.01 kg', 'A number with its tolerance and unit'],
  ['=Delhi =New Delhi', 'A short text, in each form that is right'],
  ['>first', 'Lines to put in order'],
  ['=left -> right', 'Pairs'],
  ['A {=byte} has {=8} bits.', 'Gaps in a text'],
  ['# comment', 'After a choice: for who chose it'],
  ['#### explanation', 'At the end: for everybody, once it is judged'],
  ['// [points:2] [tag:loops]', 'Before a question; attempts can draw from a tag'],
  ['![What it shows](…)', 'A picture, by ‘Add picture’'],
  ['`code`, $$x^2$$, **bold**', 'In any text; \\ before a sign takes its meaning'],
];

/** How questions are typed. */
export const QuizHelp = () => (
  <Help>
    <summary>How to type questions</summary>
    <p>A blank line ends a question. Its answers stand in braces:</p>
    <dl>
      {rules.map(([sign, meaning]) => (
        <div key={sign}>
          <dt>
            <code>{sign}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </Help>
);

const Help = styled.details`
  ${type.small}
  color: ${color.inkMuted};

  summary {
    ${type.label}
    color: ${color.primary};
    cursor: pointer;
  }
  p {
    margin: ${space[2]} 0;
  }
  dl > div {
    display: grid;
    padding: ${space[1]} 0;
  }
  dd {
    margin: 0;
  }

  ${media.tablet} {
    dl > div {
      grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);
      gap: ${space[3]};
    }
  }
  code {
    white-space: pre-wrap;
  }
`;
