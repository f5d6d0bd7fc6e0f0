import type { RefundRequest } from '@vidya/contracts/calls/buying/refunds';
import { count, paise, shortDate } from '@vidya/contracts/texts/format';
import { refundReasonLabels } from '@vidya/contracts/texts/labels';
import { refundTexts } from '@vidya/contracts/texts/texts';
import { Badge, Button, Note, Pager, Row, RuledList, Skeleton, Stack, Surface } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import { type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { NoResults } from '../parts/NoResults.tsx';
import { Quote } from '../parts/quote.ts';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import type { RefundAnswer } from './use-refund-answer.ts';
import type { RefundRequestList } from './use-refund-requests.ts';

interface RequestResultsProps {
  list: RefundRequestList;
  answer: RefundAnswer;
}

const skeletonRows = ['70%', '55%', '62%'];

/** A page of requests, or the reason why there is none. */
export function RequestResults({ list, answer }: RequestResultsProps) {
  const { error, isOutdated, page, pages } = list;
  // Those of the other list would have buttons that answer them.
  const requests = isOutdated ? undefined : list.requests;
  if (error && !requests) return <RequestFailed request={list} fallback={refundTexts.fetchFailed} />;
  if (requests?.length === 0) return <NoRequests list={list} />;
  return (
    <Stack $gap={5}>
      <Surface aria-busy={!requests}>
        <RuledList aria-label="Refund requests">
          {requests
            ? requests.map((request) => (
                <li key={request._id}>
                  <OneRequest request={request} answer={answer} />
                </li>
              ))
            : skeletonRows.map((width) => (
                <li key={width}>
                  <Skeleton width={width} />
                  <Skeleton width="90%" />
                </li>
              ))}
        </RuledList>
      </Surface>
      {pages > 1 ? <Pager page={Math.min(page, pages)} pages={pages} onTurn={list.turn} /> : null}
    </Stack>
  );
}

/** Who asks for what and why; the answer, or the buttons that give it. */
function OneRequest({ request, answer: { grant, decline } }: { request: RefundRequest; answer: RefundAnswer }) {
  const { userName, courseTitle, amount, paidAt, askedAt, reasonKind, reason, state, noOfOthers } = request;
  const about = `${userName} for ${courseTitle}`;
  return (
    <Stack $gap={3}>
      <div>
        <Head>
          <bdi translate="no">{userName}</bdi> {paise(amount)}
          {state === 'open' ? null : (
            <Badge tone={state === 'refunded' ? 'info' : 'neutral'}>
              {state === 'refunded' ? 'Refunded' : 'Declined'}
            </Badge>
          )}
        </Head>
        <p>{courseTitle}</p>
        <Note>
          Paid on {shortDate(paidAt)}, asked on {shortDate(askedAt)}
          {noOfOthers > 0 ? `. ${count(noOfOthers)} other ${noOfOthers === 1 ? 'refund' : 'refunds'} on request` : ''}
        </Note>
      </div>
      <div>
        <p>{reasonKind ? refundReasonLabels[reasonKind] : 'No reason chosen'}</p>
        {reason ? <Quote dir="auto">{reason}</Quote> : null}
      </div>
      {state === 'open' ? (
        <Row $gap={3}>
          <Button
            variant="danger"
            aria-label={`Refund ${paise(amount)} to ${about}`}
            onClick={() => grant.ask(request)}
          >
            Refund
          </Button>
          <Button
            variant="secondary"
            aria-label={`Decline the request of ${about}`}
            onClick={() => decline.ask(request)}
          >
            Decline
          </Button>
        </Row>
      ) : (
        <Answer request={request} />
      )}
    </Stack>
  );
}

function Answer({ request: { answer, answeredBy, answeredAt, isSelfService } }: { request: RefundRequest }) {
  return (
    <div>
      <Note>
        {isSelfService ? 'Without staff' : <bdi translate="no">{answeredBy}</bdi>}
        {answeredAt ? `, ${shortDate(answeredAt)}` : ''}
      </Note>
      {answer ? <Quote dir="auto">{answer}</Quote> : null}
    </div>
  );
}

function NoRequests({ list: { page, state, turn } }: { list: RefundRequestList }) {
  if (page > 1) return <NoResults title="This page is empty now" action={['To the first page', () => turn(1)]} />;
  if (state === 'closed') return <NoResults title="No refund on request yet">Answered requests come here.</NoResults>;
  return (
    <NoResults title="No requests wait for an answer">
      Learners who gave several courses back within a year ask us for the next refund.
    </NoResults>
  );
}

const Head = styled.div`
  ${row(2, 1)}
  ${type.strong}
`;
