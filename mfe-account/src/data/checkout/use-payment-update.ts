import { verifyOrder } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { useHoldingChanged } from '@vidya/contracts/browser/purchases/holding-changed';
import type { VerifyOrderForm } from '@vidya/contracts/calls/payment';
import { texts } from '@vidya/contracts/texts/texts';

/** After a purchase: verifies the payment on the server and refetches everything that shows it. */
export function usePaymentUpdate(courseId: string) {
  const { send, run } = usePlatform();
  const holdingChanged = useHoldingChanged();
  const refresh = (): void => holdingChanged(courseId);

  /** Section 4, step 5. Returns false after a failure, which a toast has shown. */
  const verify = async (reply: Omit<VerifyOrderForm, 'courseId'>): Promise<boolean> => {
    const { razorpay_payment_id, razorpay_signature, razorpay_order_id } = reply;
    const body = { razorpay_payment_id, razorpay_signature, razorpay_order_id, courseId };
    const response = await run(send(verifyOrder, { body }), {
      loading: texts.progress.verifyingPayment,
      success: texts.payment.enrolled,
      failure: texts.payment.verifyFailed,
    });
    if (response) refresh();
    return response !== null;
  };

  return { verify, refresh };
}
