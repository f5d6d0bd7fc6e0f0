import { texts } from '@vidya/contracts/texts/texts';
import type { UseOfCalls } from '@vidya/platform/calls/call-contract';
import { Banner, Note, Skeleton, Stack, VisuallyHidden } from '@vidya/shared-ui';
import { RequestFailed } from '../../parts/RequestFailed.tsx';
import { brokenCalls, callGraph, type CallGraph as Graph, sentCalls } from '../data/call-graph.ts';
import { type Chosen, useCallUses, useChosen } from '../data/use-call-uses.ts';
import { Card } from '../release-styles.ts';
import { CallGraph } from './CallGraph.tsx';
import { CallList } from './CallList.tsx';

/** Which area sends which calls of the API, in the versions that open tabs may run. */
export function CallsSection() {
  const { data, ...request } = useCallUses();
  return (
    <section aria-labelledby="release-calls">
      <VisuallyHidden as="h2" id="release-calls">
        Who calls the API
      </VisuallyHidden>
      {request.error && !data ? <RequestFailed request={request} fallback={texts.release.callsFailed} /> : null}
      {!request.error && !data ? <Skeleton width="100%" height="16rem" /> : null}
      {data ? <Calls uses={data.uses} /> : null}
    </section>
  );
}

function Calls({ uses }: { uses: UseOfCalls[] }) {
  const { chosen, chooseArea, choosePart } = useChosen();
  const graph = callGraph(uses);
  const broken = brokenCalls(uses);
  const isChosen = chosen.area !== undefined || chosen.part !== undefined;
  const unrecorded = uses.filter(({ places }) => places === null);
  if (graph.edges.length === 0) return <Note>No version in use has recorded its calls yet.</Note>;
  return (
    <Card>
      <Note>
        Live versions, canaries, what pages fall back to, and what open tabs of the last seven days have. Choose an area
        or a part of the API to see the calls between them.
      </Note>
      {broken.length > 0 ? (
        <Banner tone="danger">
          The API answers {broken.length === 1 ? 'a call' : `${broken.length} calls`} otherwise than versions in use
          were built for.
        </Banner>
      ) : null}
      <CallGraph graph={graph} chosen={chosen} onArea={chooseArea} onPart={choosePart} />
      {isChosen || broken.length > 0 ? (
        <Stack $gap={3}>
          <h3 id="release-calls-list">{isChosen ? titleOf(graph, chosen) : 'Broken calls'}</h3>
          <CallList calls={isChosen ? sentCalls(uses, chosen) : broken} labelledBy="release-calls-list" />
        </Stack>
      ) : null}
      {unrecorded.length > 0 ? (
        <Note>
          Not recorded, from before builds recorded their calls:{' '}
          <span translate="no">{unrecorded.map(({ title, version }) => `${title} ${version}`).join(', ')}</span>.
        </Note>
      ) : null}
    </Card>
  );
}

/** 'Calls of Courses to /contact'. */
function titleOf({ areas }: Graph, { area, part }: Chosen): string {
  const label = areas.find(({ id }) => id === area)?.label;
  return `Calls${label ? ` of ${label}` : ''}${part ? ` to ${part}` : ''}`;
}
