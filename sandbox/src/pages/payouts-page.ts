import type { Gateway } from '../gateway/gateway.ts';
import { plans, type StoredPayout } from '../gateway/payouts/new-payout.ts';
import { moves } from '../gateway/payouts/payout-course.ts';
import { formatMoment, formatPaise } from './format.ts';
import { html } from './html.ts';
import { page } from './page.ts';

const maxRows = 100;

/** The newest payouts with buttons that move them, the account's balance, and the switches of payouts. */
export function payoutsPage(gateway: Gateway): string {
  const payouts = gateway.ledger.payouts.values().toReversed();
  return page({
    title: 'Payouts',
    path: '/payouts',
    content: html`
      <h1>Payouts</h1>
      <p>Account <code>${gateway.account.number}</code>: ${formatPaise(gateway.account.balance())}</p>
      <div class="bar">
        <form method="post" action="/control/settlements"><button type="submit">Settle payments now</button></form>
        <form class="bar" method="post" action="/control/funds">
          <label>Paise <input name="amount" type="number" min="100" required value="10000000"></label>
          <button type="submit">Add funds</button>
        </form>
      </div>
      <p role="status">${payouts.length === 0 ? 'No payouts yet' : `${payouts.length} payouts, the newest first`}</p>
      ${payouts.length > 0 && table(gateway, payouts.slice(0, maxRows))}
      <h2>Switches of payouts</h2>
      ${switchesForm(gateway)}`,
  });
}

function table(gateway: Gateway, payouts: StoredPayout[]) {
  return html`<table>
    <thead><tr><th scope="col">Payout</th><th scope="col">Amount</th><th scope="col">To</th><th scope="col">State</th><th scope="col">Move to</th></tr></thead>
    <tbody>${payouts.map(({ payout }) => {
      const { id, status } = payout;
      return html`<tr>
        <th scope="row"><code>${id}</code><br><small>${payout.reference_id} ${formatMoment(payout.created_at * 1000)}</small></th>
        <td data-label="Amount">${formatPaise(payout.amount)} ${payout.mode}</td>
        <td data-label="To">${beneficiaryOf(gateway, payout.fund_account_id)}</td>
        <td data-label="State"><span class="${status}">${status}</span> ${payout.utr}<br><small>${payout.status_details.reason}</small></td>
        <td data-label="Move to"><form class="bar" method="post" action="/control/payouts/${id}/move">${moves[
          status
        ].map(
          (to) => html`<button name="status" value="${to}" aria-label="Move ${id} to ${to}">${to}</button>`,
        )}</form></td>
      </tr>`;
    })}</tbody>
  </table>`;
}

function beneficiaryOf({ ledger }: Gateway, id: string): string {
  const account = ledger.fundAccounts.get(id);
  if (!account) return id;
  if (account.account_type === 'vpa') return account.vpa.address;
  return `${account.bank_account.name}, ${account.bank_account.account_number}`;
}

function switchesForm({ payoutSwitches }: Gateway) {
  return html`<form method="post" action="/control/payouts">
    <label>Milliseconds between states <input name="stepMs" type="number" min="0" max="3600000" required value="${payoutSwitches.stepMs}"></label>
    ${choice('next', 'The next payout will', plans, payoutSwitches.next)}
    ${flag('loseResponse', 'Never respond to the next payout that is accepted', payoutSwitches.loseResponse)}
    ${flag('lowBalance', 'Act as if the account were empty', payoutSwitches.lowBalance)}
    <button class="primary" type="submit">Save</button>
  </form>`;
}

const flag = (name: string, label: string, isOn: boolean) => choice(name, label, ['off', 'on'], isOn ? 'on' : 'off');

function choice(name: string, label: string, options: readonly string[], current: string) {
  return html`<label>${label} <select name="${name}">${options.map(
    (option) => html`<option${option === current && html` selected`}>${option}</option>`,
  )}</select></label>`;
}
