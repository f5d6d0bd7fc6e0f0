import { useMedia } from '@vidya/contracts/browser/use-media';
import type { Coupon } from '@vidya/contracts/calls/coupon';
import { texts } from '@vidya/contracts/texts/texts';
import { Pager, Table, VisuallyHidden } from '@vidya/shared-ui';
import { NoResults } from '../parts/NoResults.tsx';
import { RequestFailed } from '../parts/RequestFailed.tsx';
import { roomForTable } from '../parts/table-styles.ts';
import { CouponRows } from './CouponRows.tsx';
import type { CouponHandlers } from './coupon-columns.tsx';
import { couponColumns } from './coupon-columns.tsx';
import { Dimming } from './coupon-styles.ts';
import { totalText } from './coupon-text.ts';
import type { CouponList, CouponsAddress } from './use-coupons.ts';

interface CouponResultsProps {
  list: CouponList;
  address: CouponsAddress;
  on: CouponHandlers;
  onNew: () => void;
}

const skeletonRows = 5;

/** The list of coupons, in each of its states. */
export function CouponResults({ list, address, on, onNew }: CouponResultsProps) {
  const { coupons, error, isOutdated, total, pages } = list;
  const isWide = useMedia(roomForTable);
  if (error && !coupons) return <RequestFailed request={list} fallback={texts.coupon.fetchFailed} />;
  if (coupons?.length === 0 && !isOutdated) return <NoCoupons list={list} address={address} onNew={onNew} />;
  return (
    <>
      <VisuallyHidden role="status">
        {total === undefined || isOutdated ? '' : `${totalText(total)} found`}
      </VisuallyHidden>
      <Dimming data-outdated={isOutdated} aria-busy={isOutdated}>
        {isWide ? (
          <Table<Coupon>
            caption="Coupons"
            columns={couponColumns(on)}
            rows={coupons ?? []}
            rowKey={({ _id }) => _id}
            loadingRows={coupons ? undefined : skeletonRows}
            sort={address.sorting.shown}
            onSort={address.sorting.press}
          />
        ) : (
          <CouponRows rows={coupons} loadingRows={skeletonRows} on={on} />
        )}
      </Dimming>
      {pages > 1 ? <Pager page={Math.min(address.page, pages)} pages={pages} onTurn={address.turn} /> : null}
    </>
  );
}

/** No match, an empty page, or no coupons at all. */
function NoCoupons({ list, address, onNew }: Omit<CouponResultsProps, 'on'>) {
  if (list.total) {
    return (
      <NoResults
        title="No coupons on this page"
        action={['Go to the first page', () => address.turn(1)]}
        variant="primary"
      >
        There are fewer than there were.
      </NoResults>
    );
  }
  if (address.isNarrowed) {
    return (
      <NoResults title="No such coupon" action={['Show all coupons', address.clear]}>
        Check the spelling, or choose another state.
      </NoResults>
    );
  }
  return (
    <NoResults title="No coupons yet" action={['New coupon', onNew]} variant="primary">
      A coupon takes something off the price for whoever knows its code.
    </NoResults>
  );
}
