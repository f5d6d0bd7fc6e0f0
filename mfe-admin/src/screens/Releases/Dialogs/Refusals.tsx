import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** The server's objections, one per line. Announced when they appear. */
export function Refusals({ lines }: { lines: string[] }) {
  return (
    <div role="alert">
      {lines.length > 0 ? (
        <Refused>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Refused>
      ) : null}
    </div>
  );
}

const Refused = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: ${space[3]} 0 0;
  padding: ${space[3]} ${space[4]} ${space[3]} ${space[8]};
  background: ${color.dangerSoft};
  border-radius: ${radius.medium};
  ${type.small}
  color: ${color.ink};
  overflow-wrap: anywhere;
`;
