import { Heading, Panel, Sheet } from './checkout-styles.ts';
import { PhaseText } from './PhaseText.tsx';
import { PurchaseSkeleton } from './Purchase.tsx';

/** The page until it is known who is here. */
export function CheckoutSkeleton() {
  return (
    <Sheet>
      <Panel>
        <Heading tabIndex={-1}>Checkout</Heading>
        <PurchaseSkeleton />
        <PhaseText phase="opening" />
      </Panel>
    </Sheet>
  );
}
