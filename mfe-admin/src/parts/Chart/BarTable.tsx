import type { Bar } from './chart-data.ts';
import { Numbers } from './figure-styles.ts';

interface BarTableProps {
  caption: string;
  columns: readonly [string, string];
  bars: readonly Bar[];
}

/** The numbers of a chart. */
export function BarTable({ caption, columns, bars }: BarTableProps) {
  return (
    <Numbers>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, name = label, shown }) => (
          <tr key={label}>
            <th scope="row">{name}</th>
            <td>{shown}</td>
          </tr>
        ))}
      </tbody>
    </Numbers>
  );
}
