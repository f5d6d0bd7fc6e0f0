import { font } from '@vidya/shared-ui/tokens';
import { Fragment } from 'react';
import { styled } from 'styled-components';

/** A sentence of the server. A command in it breaks between its words only and is not translated. */
export function WithCommand({ text }: { text: string }) {
  const command = /npm run [^,]+/.exec(text)?.[0];
  if (!command) return text;
  const [before, after] = text.split(command);
  return (
    <>
      {before}
      <Command translate="no">
        {command.split(' ').map((word, index) => (
          <Fragment key={index}>
            {index > 0 ? ' ' : null}
            <Word>{word}</Word>
          </Fragment>
        ))}
      </Command>
      {after}
    </>
  );
}

const Command = styled.code`
  font-family: ${font.mono};
  font-size: 0.9em;
`;

/** A browser would break '--rehearse' after its first hyphen. */
const Word = styled.span`
  white-space: nowrap;
`;
