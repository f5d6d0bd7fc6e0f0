import { useTitle } from '@vidya/contracts/browser/platform';
import { limits } from '@vidya/contracts/rules/limits';
import { paise } from '@vidya/contracts/texts/format';
import { ConfirmDialog, PageHeader, Tabs } from '@vidya/shared-ui';
import { useRef } from 'react';
import { confirmationOf, type FindHeading } from '../parts/confirmation.ts';
import { ReasonField } from '../parts/ReasonField.tsx';
import { RequestResults } from './RequestResults.tsx';
import { type RefundAnswer, useRefundAnswer } from './use-refund-answer.ts';
import { useRefundRequests } from './use-refund-requests.ts';

/** `/admin/dashboard/refund-requests`: what learners give back, and what waits for an answer. */
export function RefundRequests() {
  useTitle('Refund requests');
  const list = useRefundRequests();
  const answer = useRefundAnswer();
  const heading = useRef<HTMLHeadingElement>(null);
  const find = (): HTMLElement | null => heading.current;
  const { counts } = list;
  return (
    <>
      <PageHeader
        title="Refund requests"
        titleRef={heading}
        lead={`Learners give ${limits.refund.withoutStaff} courses a year back by themselves; we decide about more.`}
      />
      <Tabs
        label="Refund requests"
        tabs={[
          { value: 'open', label: 'Open', ...(counts && { count: counts.open }) },
          { value: 'closed', label: 'Closed', ...(counts && { count: counts.closed }) },
        ]}
        value={list.state}
        onChange={list.choose}
      >
        <RequestResults list={list} answer={answer} />
      </Tabs>
      <GrantDialog grant={answer.grant} heading={find} />
      <DeclineDialog decline={answer.decline} heading={find} />
    </>
  );
}

function GrantDialog({ grant, heading }: { grant: RefundAnswer['grant']; heading: FindHeading }) {
  const { request, reason } = grant;
  if (!request) return null;
  const { amount, userName, courseTitle } = request;
  return (
    <ConfirmDialog
      {...confirmationOf(grant, heading)}
      title={
        <>
          Refund {paise(amount)} to <bdi translate="no">{userName}</bdi>?
        </>
      }
      lines={[
        `They paid for ${courseTitle}.`,
        'The whole amount goes back the way it came, and their access ends at once.',
      ]}
      confirmLabel={`Refund ${paise(amount)}`}
    >
      <ReasonField reason={reason} max={limits.reasonMax} />
    </ConfirmDialog>
  );
}

function DeclineDialog({ decline, heading }: { decline: RefundAnswer['decline']; heading: FindHeading }) {
  const { request, reason } = decline;
  if (!request) return null;
  return (
    <ConfirmDialog
      {...confirmationOf(decline, heading)}
      title={
        <>
          Decline the request of <bdi translate="no">{request.userName}</bdi>?
        </>
      }
      lines={[`They keep ${request.courseTitle}, and can not ask again for a refund of it.`]}
      confirmLabel="Decline"
    >
      <ReasonField
        reason={reason}
        max={limits.refund.reasonMax}
        label="Your answer"
        help="Mailed to them, and shown in their purchase history."
      />
    </ConfirmDialog>
  );
}
