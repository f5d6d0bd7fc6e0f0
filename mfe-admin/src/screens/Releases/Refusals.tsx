import { Refused } from './release-styles.ts';

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
