import { formatPaise } from '../../pages/format.ts';
import { html, type Markup } from '../../pages/html.ts';
import type { StoredOrder } from '../new-order.ts';

const banks = [
  ['HDFC', 'HDFC Bank'],
  ['ICIC', 'ICICI Bank'],
  ['SBIN', 'State Bank of India'],
  ['KKBK', 'Kotak Mahindra Bank'],
];

/** The payment window. Amount and order come from the gateway's records, never from the shop's page. */
export function checkoutPage(order: StoredOrder, keyId: string): string {
  const amount = formatPaise(order.amount);
  return frame(
    html`
      <form id="payment" data-order-id="${order.id}" data-key-id="${keyId}" novalidate>
        <fieldset>
          <legend>Contact</legend>
          <label>Email <input name="email" type="email" autocomplete="email"></label>
          <label>Phone <input name="contact" type="tel" autocomplete="tel"></label>
        </fieldset>
        ${methods}
        <p id="message" role="alert" hidden></p>
        <button class="pay" type="submit" id="pay">Pay ${amount}</button>
        <button type="button" id="fail">Fail this payment</button>
      </form>`,
    amount,
  );
}

/** The same window with a reason why the order cannot be paid. */
export const refusalPage = (reason: string): string => frame(html`<p role="alert">${reason}</p>`, '');

const methods = html`
  <div role="tablist" aria-label="Pay with">
    <button type="button" role="tab" id="tab-card" aria-controls="panel-card" aria-selected="true">Card</button>
    <button type="button" role="tab" id="tab-upi" aria-controls="panel-upi" aria-selected="false" tabindex="-1">UPI</button>
    <button type="button" role="tab" id="tab-netbanking" aria-controls="panel-netbanking" aria-selected="false" tabindex="-1">Netbanking</button>
  </div>
  <div role="tabpanel" id="panel-card" aria-labelledby="tab-card">
    <label>Card number <input name="number" inputmode="numeric" autocomplete="off" maxlength="23" value="4111 1111 1111 1111"></label>
    <fieldset>
      <label>Expiry (MM/YY) <input name="expiry" inputmode="numeric" autocomplete="off" maxlength="5" value="12/39"></label>
      <label>CVV <input name="cvv" inputmode="numeric" autocomplete="off" maxlength="4" value="123"></label>
    </fieldset>
    <label>Name on card <input name="card_name" autocomplete="off"></label>
  </div>
  <div role="tabpanel" id="panel-upi" aria-labelledby="tab-upi" hidden>
    <label>UPI ID <input name="vpa" autocomplete="off" autocapitalize="none" spellcheck="false" value="success@razorpay" aria-describedby="vpa-hint"></label>
    <small id="vpa-hint">success@razorpay pays, failure@razorpay is declined.</small>
  </div>
  <div role="tabpanel" id="panel-netbanking" aria-labelledby="tab-netbanking" hidden>
    <label>Bank <select name="bank">${banks.map(([code, name]) => html`<option value="${code}">${name}</option>`)}</select></label>
  </div>`;

function frame(content: Markup, amount: string): string {
  return html`<!doctype html>
<html lang="en-IN">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>Secure payment</title>
  <link rel="stylesheet" href="/sandbox.css">
  <link rel="stylesheet" href="/v1/checkout/frame.css">
  <script src="/v1/checkout/frame.js" type="module"></script>
</head>
<body>
  <section aria-label="Payment">
    <header class="shop">
      <small>Test mode: no money moves</small>
      <button type="button" id="close" aria-label="Close the payment window"><span aria-hidden="true">×</span></button>
      <img id="logo" alt="" hidden>
      <h1 id="name">Payment</h1>
      <p id="description"></p>
      ${amount && html`<p class="amount">${amount}</p>`}
    </header>
    ${content}
    <div class="leave" id="leave" role="alertdialog" aria-labelledby="leave-question" hidden>
      <p id="leave-question">Leave without paying?</p>
      <button type="button" class="pay" id="stay">Stay and pay</button>
      <button type="button" id="go">Leave</button>
    </div>
  </section>
</body>
</html>`.markup;
}
