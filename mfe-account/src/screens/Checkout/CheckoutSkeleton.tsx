import { Heading, Panel, Sheet } from './checkout-styles.ts';
import { PhaseWords } from './PhaseWords.tsx';
import { PurchaseSkeleton } from './Purchase.tsx';

/** The page until it is known who is here. */
export function CheckoutSkeleton() {
  return (
    <Sheet>
      <Panel>
        <Heading tabIndex={-1}>Checkout</Heading>
        <PurchaseSkeleton />
        <PhaseWords phase="opening" />
      </Panel>
    </Sheet>
  );
}
