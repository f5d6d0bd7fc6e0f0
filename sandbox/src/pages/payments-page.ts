import { type Ledger, paymentsOf } from '../gateway/ledger.ts';
import type { StoredOrder } from '../gateway/new-order.ts';
import type { Payment } from '../gateway/new-payment.ts';
import { formatMoment, formatPaise } from './format.ts';
import { html } from './html.ts';
import { page } from './page.ts';

const maxRows = 100;

/** The newest orders with every attempt to pay each. */
export function paymentsPage(ledger: Ledger): string {
  const orders = ledger.orders.values().toReversed();
  return page({
    title: 'Payments',
    path: '/payments',
    content: html`
      <h1>Payments</h1>
      <p role="status">${orders.length === 0 ? 'No orders yet' : `${orders.length} orders, the newest first`}</p>
      ${orders.length > 0 && table(ledger, orders.slice(0, maxRows))}`,
  });
}

function table(ledger: Ledger, orders: StoredOrder[]) {
  return html`<table>
    <thead><tr><th scope="col">Order</th><th scope="col">Opened</th><th scope="col">Amount</th><th scope="col">State</th><th scope="col">Payments</th></tr></thead>
    <tbody>${orders.map(
      (order) => html`<tr>
        <th scope="row"><code>${order.id}</code></th>
        <td data-label="Opened">${formatMoment(order.created_at * 1000)}</td>
        <td data-label="Amount">${formatPaise(order.amount)}</td>
        <td data-label="State"><span class="${order.status}">${order.status}</span></td>
        <td data-label="Payments">${list(paymentsOf(ledger, order.id))}</td>
      </tr>`,
    )}</tbody>
  </table>`;
}

function list(payments: Payment[]) {
  if (payments.length === 0) return '–';
  return html`<ul>${payments.map(
    ({ id, method, status }) => html`<li><code>${id}</code> ${method} <span class="${status}">${status}</span></li>`,
  )}</ul>`;
}
