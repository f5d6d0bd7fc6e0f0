import { count } from '@vidya/contracts/texts/format';
import { color, motion, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { CallGraph as Graph } from '../data/call-graph.ts';
import type { Chosen } from '../data/use-call-uses.ts';

interface CallGraphProps {
  graph: Graph;
  chosen: Chosen;
  onArea: (id: string) => void;
  onPart: (id: string) => void;
}

type Nodes = Graph['areas'];

/** The height of a line of the graph, in px; the drawing between the columns has the same. */
const rowPx = 48;
const middleOf = (index: number, length: number, height: number): number => ((index + 0.5) * height) / length;

/** Areas on the left, parts of the API on the right, and how many calls go from one to the other. */
export function CallGraph({ graph, chosen, onArea, onPart }: CallGraphProps) {
  const { areas, parts } = graph;
  const height = Math.max(areas.length, parts.length) * rowPx;
  return (
    <Columns style={{ height }}>
      <Side label="Areas" nodes={areas} chosen={chosen.area} onChoose={onArea} />
      <Edges graph={graph} chosen={chosen} height={height} />
      <Side label="Parts of the API" nodes={parts} chosen={chosen.part} onChoose={onPart} />
    </Columns>
  );
}

interface SideProps {
  label: string;
  nodes: Nodes;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

function Side({ label, nodes, chosen, onChoose }: SideProps) {
  return (
    <NodeList aria-label={label}>
      {nodes.map(({ id, label: text, calls }) => (
        <li key={id}>
          <NodeButton type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
            <b>{text}</b> <span>{calls === 1 ? '1 call' : `${count(calls)} calls`}</span>
          </NodeButton>
        </li>
      ))}
    </NodeList>
  );
}

/** Wider for more calls, in px. */
const widthOf = (calls: number): number => Math.min(10, 1.5 + calls * 0.6);

function Edges({ graph: { areas, parts, edges }, chosen, height }: { graph: Graph; chosen: Chosen; height: number }) {
  const isAny = chosen.area !== undefined || chosen.part !== undefined;
  return (
    <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {edges.map(({ area, part, calls, isBroken }) => {
        const from = middleOf(
          areas.findIndex(({ id }) => id === area),
          areas.length,
          height,
        );
        const to = middleOf(
          parts.findIndex(({ id }) => id === part),
          parts.length,
          height,
        );
        const isMeant = (chosen.area ?? area) === area && (chosen.part ?? part) === part;
        return (
          <Edge
            key={`${area} ${part}`}
            d={`M0 ${from}C50 ${from} 50 ${to} 100 ${to}`}
            strokeWidth={widthOf(calls)}
            vectorEffect="non-scaling-stroke"
            $state={isBroken ? 'broken' : isAny && isMeant ? 'meant' : 'plain'}
            $isDim={isAny && !isMeant}
          />
        );
      })}
    </svg>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 9.5rem) minmax(1.5rem, 1fr) minmax(0, 9rem);

  svg {
    width: 100%;
    height: 100%;
  }
`;

const NodeList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-auto-rows: 1fr;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    min-width: 0;
  }
`;

const NodeButton = styled.button`
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.ink};
  ${type.caption}
  text-align: start;
  cursor: pointer;
  transition: background ${motion.quick};

  b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 650;
  }
  span {
    color: ${color.inkMuted};
  }
  &:hover {
    border-color: ${color.lineStrong};
  }
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
`;

const strokes = { plain: color.lineStrong, meant: color.primary, broken: color.danger };

const Edge = styled.path<{ $state: keyof typeof strokes; $isDim: boolean }>`
  fill: none;
  stroke: ${({ $state }) => strokes[$state]};
  opacity: ${({ $isDim, $state }) => ($isDim ? 0.12 : $state === 'plain' ? 0.45 : 0.9)};
  transition: opacity ${motion.quick};
`;
