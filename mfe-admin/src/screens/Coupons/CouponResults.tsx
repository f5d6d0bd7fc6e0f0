import type { Coupon } from '@vidya/contracts/calls/coupon';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, NoResultsPicture, Pager, Table, VisuallyHidden } from '@vidya/shared-ui';
import { breakpoint } from '@vidya/shared-ui/tokens';
import { totalText } from '../../data/coupons/coupon-text.ts';
import type { CouponList, CouponsAddress } from '../../data/coupons/use-coupons.ts';
import { useMedia } from '../../data/use-media.ts';
import { RequestFailed } from '../../parts/RequestFailed.tsx';
import type { CouponHandlers } from './coupon-actions.ts';
import { couponColumns } from './coupon-columns.tsx';
import { Dimming } from './coupon-styles.ts';

interface CouponResultsProps {
  list: CouponList;
  address: CouponsAddress;
  on: CouponHandlers;
  onNew: () => void;
  onClear: () => void;
}

const skeletonRows = 5;

/** The list of coupons, in each of its states. */
export function CouponResults({ list, address, on, onNew, onClear }: CouponResultsProps) {
  const { coupons, error, isOutdated, total, pages } = list;
  const isWide = useMedia(`(min-width: ${breakpoint.tablet}px)`);
  if (error && !coupons) return <RequestFailed request={list} fallback={texts.coupon.fetchFailed} />;
  if (coupons?.length === 0 && !isOutdated) return <NoCoupons {...{ list, address, onNew, onClear }} />;
  return (
    <>
      <VisuallyHidden role="status">
        {total === undefined || isOutdated ? '' : `${totalText(total)} found`}
      </VisuallyHidden>
      <Dimming data-outdated={isOutdated} aria-busy={isOutdated}>
        <Table<Coupon>
          caption="Coupons"
          columns={couponColumns(on)}
          rows={coupons ?? []}
          rowKey={({ _id }) => _id}
          loadingRows={coupons ? undefined : skeletonRows}
          sort={address.sorting.shown}
          onSort={isWide ? address.sorting.press : undefined}
        />
      </Dimming>
      {pages > 1 ? <Pager page={Math.min(address.page, pages)} pages={pages} onTurn={address.turn} /> : null}
    </>
  );
}

/** No match, an empty page, or no coupons at all. */
function NoCoupons({ list, address, onNew, onClear }: Omit<CouponResultsProps, 'on'>) {
  const picture = <NoResultsPicture />;
  if (list.total) {
    return (
      <EmptyState
        picture={picture}
        title="No coupons on this page"
        action={<Button onClick={() => address.turn(1)}>Go to the first page</Button>}
      >
        There are fewer than there were.
      </EmptyState>
    );
  }
  if (address.isNarrowed) {
    return (
      <EmptyState
        picture={picture}
        title="No such coupon"
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all coupons
          </Button>
        }
      >
        Check the spelling, or choose another state.
      </EmptyState>
    );
  }
  return (
    <EmptyState picture={picture} title="No coupons yet" action={<Button onClick={onNew}>New coupon</Button>}>
      A coupon takes something off the price for whoever knows its code.
    </EmptyState>
  );
}
