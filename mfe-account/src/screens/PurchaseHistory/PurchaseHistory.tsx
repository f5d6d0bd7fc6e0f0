import { useTitle } from '@vidya/contracts/browser/platform';
import { useGiveBack } from '@vidya/contracts/browser/purchases/give-back';
import { serverNow } from '@vidya/contracts/browser/server-clock';
import { messageOf, requestIdOf } from '@vidya/contracts/rules/api-error';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import {
  Button,
  EmptyState,
  ErrorState,
  GiveBackDialog,
  NoTransactionsPicture,
  PageHeader,
  Select,
  Skeleton,
  Table,
} from '@vidya/shared-ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePurchases } from '../../data/purchases/use-purchases.ts';
import { Page } from '../../parts/page-styles.ts';
import { foldedAttempts } from './PurchaseStatus.tsx';
import { purchaseColumns } from './purchase-columns.tsx';
import { Purchases } from './purchase-styles.ts';

/** `/my-courses/purchase-history`. */
export function PurchaseHistory() {
  useTitle('Purchase History');
  const { purchases, years, year, chooseYear, error, isFetching, retry } = usePurchases();
  const [now] = useState(serverNow);
  const giving = useGiveBack();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFailed = error && !purchases;
  const isWaiting = !error && !purchases;

  return (
    <Page>
      <PageHeader
        title="Purchase History"
        titleRef={heading}
        actions={
          years.length > 0 ? (
            <Select
              label="Year"
              isLabelHidden
              placeholder="All years"
              options={years}
              value={year}
              onChange={(event) => chooseYear(event.target.value)}
            />
          ) : (
            isWaiting && <Skeleton shape="block" width="7.25rem" height="2.875rem" />
          )
        }
      />
      {hasFailed ? (
        <ErrorState onRetry={retry} isRetrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error, texts.account.fallback)}
        </ErrorState>
      ) : null}
      {purchases?.length === 0 ? <NoPurchases /> : null}
      {hasFailed || purchases?.length === 0 ? null : (
        <Purchases>
          <Table
            caption="Your purchases"
            columns={purchaseColumns(now, giving.ask)}
            rows={purchases ?? []}
            below={foldedAttempts}
            rowKey={(entry) => `${entry.courseId} ${entry.purchaseAt}`}
            loadingRows={purchases ? undefined : 5}
          />
        </Purchases>
      )}
      {giving.dialog ? (
        <GiveBackDialog {...giving.dialog} focusAfter={() => (giving.isDone ? heading.current : null)} />
      ) : null}
    </Page>
  );
}

const NoPurchases = () => (
  <EmptyState
    picture={<NoTransactionsPicture />}
    title={texts.empty.purchases}
    action={
      <Button as={Link} to={paths.allCourses()}>
        Explore Courses
      </Button>
    }
  >
    Courses you buy or join for free are listed here, with what you paid and how long you can watch.
  </EmptyState>
);
