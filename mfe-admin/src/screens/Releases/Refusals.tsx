import { Refused } from './release-styles.ts';

/** What the server has against it, line by line. Announced when it comes. */
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
