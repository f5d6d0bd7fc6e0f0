import { Heading, Panel, Sheet } from './checkout-styles.ts';
import { PhaseText } from './PhaseText.tsx';
import { PurchaseSkeleton } from './Purchase.tsx';

/** The skeleton of the page until the session is known. */
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
