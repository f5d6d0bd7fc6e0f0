import { formatPaise } from '../pages/format.ts';
import { html, type Markup } from '../pages/html.ts';
import type { StoredOrder } from './entities.ts';

const banks = [
  ['HDFC', 'HDFC Bank'],
  ['ICIC', 'ICICI Bank'],
  ['SBIN', 'State Bank of India'],
  ['KKBK', 'Kotak Mahindra Bank'],
];

/** The payment window. Amount and order come from the gateway's own records, never from the shop's page. */
export function checkoutPage(order: StoredOrder, keyId: string): string {
  const amount = formatPaise(order.amount);
  return frame(
    html`
      <form id="payment" data-order-id="${order.id}" data-key-id="${keyId}" novalidate>
        <fieldset class="contact">
          <legend>Contact</legend>
          <label>Email <input name="email" type="email" autocomplete="email"></label>
          <label>Phone <input name="contact" type="tel" autocomplete="tel"></label>
        </fieldset>
        ${methods}
        <p class="message" id="message" role="alert" hidden></p>
        <div class="actions">
          <button class="pay" type="submit" id="pay">Pay ${amount}</button>
          <button class="fail" type="button" id="fail">Fail this payment</button>
        </div>
      </form>`,
    amount,
  );
}

/** The same window when there is nothing to pay. */
export function refusalPage(reason: string): string {
  return frame(html`<div class="refusal"><p role="alert">${reason}</p></div>`, '');
}

const methods = html`
  <div class="tabs" role="tablist" aria-label="Pay with">
    <button type="button" role="tab" id="tab-card" aria-controls="panel-card" aria-selected="true">Card</button>
    <button type="button" role="tab" id="tab-upi" aria-controls="panel-upi" aria-selected="false" tabindex="-1">UPI</button>
    <button type="button" role="tab" id="tab-netbanking" aria-controls="panel-netbanking" aria-selected="false" tabindex="-1">Netbanking</button>
  </div>
  <div class="panel" role="tabpanel" id="panel-card" aria-labelledby="tab-card">
    <label>Card number <input name="number" inputmode="numeric" autocomplete="off" maxlength="23" value="4111 1111 1111 1111"></label>
    <div class="pair">
      <label>Expiry (MM/YY) <input name="expiry" inputmode="numeric" autocomplete="off" maxlength="5" value="12/39"></label>
      <label>CVV <input name="cvv" inputmode="numeric" autocomplete="off" maxlength="4" value="123"></label>
    </div>
    <label>Name on card <input name="card_name" autocomplete="off"></label>
  </div>
  <div class="panel" role="tabpanel" id="panel-upi" aria-labelledby="tab-upi" hidden>
    <label>UPI ID <input name="vpa" autocomplete="off" autocapitalize="none" spellcheck="false" value="success@razorpay" aria-describedby="vpa-hint"></label>
    <p class="hint" id="vpa-hint">success@razorpay pays, failure@razorpay is declined.</p>
  </div>
  <div class="panel" role="tabpanel" id="panel-netbanking" aria-labelledby="tab-netbanking" hidden>
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
  <link rel="stylesheet" href="/v1/checkout/frame.css">
  <link rel="stylesheet" href="/v1/checkout/frame-form.css">
  <script src="/v1/checkout/frame.js" type="module"></script>
</head>
<body>
  <section class="window" aria-label="Payment">
    <header class="shop">
      <p class="mode">Test mode: no money moves</p>
      <button class="close" type="button" id="close" aria-label="Close the payment window"><span aria-hidden="true">×</span></button>
      <img class="logo" id="logo" alt="" hidden>
      <div class="purpose">
        <h1 id="name">Payment</h1>
        <p id="description"></p>
      </div>
      ${amount && html`<p class="amount"><span class="unseen">Amount: </span>${amount}</p>`}
    </header>
    ${content}
    <div class="leave" id="leave" role="alertdialog" aria-labelledby="leave-question" hidden>
      <p id="leave-question">Leave without paying?</p>
      <button type="button" class="pay" id="stay">Stay and pay</button>
      <button type="button" class="fail" id="go">Leave</button>
    </div>
  </section>
</body>
</html>`.markup;
}
