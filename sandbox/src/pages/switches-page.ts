import type { Webhooks } from '../gateway/webhooks.ts';
import { formatMoment } from './format.ts';
import { html } from './html.ts';
import { page } from './page.ts';

/** The switches for webhook faults, and the webhooks that still wait. */
export function switchesPage(webhooks: Webhooks): string {
  const { switches } = webhooks;
  return page({
    title: 'Switches',
    path: '/switches',
    content: html`
      <h1>Switches</h1>
      <p>Webhooks arrive at least once and in any order. These make that happen on purpose.</p>
      <form method="post" action="/switches">
        <label>Delay in milliseconds <input name="delayMs" type="number" min="0" max="3600000" required value="${switches.delayMs}"></label>
        <label>Extra copies of each event <input name="duplicates" type="number" min="0" max="20" required value="${switches.duplicates}"></label>
        ${checkbox('disorder', 'Send events that belong together back to front', switches.disorder)}
        ${checkbox('drop', 'Send nothing at all', switches.drop)}
        <button class="primary" type="submit">Save</button>
      </form>
      <h2>Waiting webhooks</h2>
      ${list(webhooks.waiting())}`,
  });
}

function checkbox(name: string, label: string, isOn: boolean) {
  return html`<label><input type="checkbox" name="${name}" value="on"${isOn && html` checked`}> ${label}</label>`;
}

function list(deliveries: ReturnType<Webhooks['waiting']>) {
  if (deliveries.length === 0) return html`<p>None</p>`;
  return html`<ul>${deliveries.map(
    ({ event, attempts, dueAt }) =>
      html`<li>${event}: ${attempts} failed attempts, next at ${formatMoment(dueAt)}</li>`,
  )}</ul>`;
}
