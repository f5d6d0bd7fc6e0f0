import { findMistake, readDetails } from './frame-details.js';
import { hear, tell } from './frame-link.js';
import { applyLook } from './frame-look.js';
import { setUpTabs } from './frame-tabs.js';

const byId = (id) => document.getElementById(id);
const form = byId('payment');
const leave = byId('leave');
const tabs = form ? setUpTabs(form) : undefined;
let shown = { confirmClose: false, escape: true, description: '', name: '' };

function say(text) {
  const message = byId('message');
  message.hidden = !text;
  message.textContent = text;
}

function setBusy(isBusy) {
  for (const button of [byId('pay'), byId('fail')]) button.disabled = isBusy;
  form.setAttribute('aria-busy', String(isBusy));
}

/** Leaves; asks first if the shop's options say so. */
function askToLeave() {
  if (!shown.confirmClose || !form || !leave.hidden) return tell({ type: 'dismiss' });
  leave.hidden = false;
  form.inert = true;
  byId('stay').focus();
}

function stay() {
  leave.hidden = true;
  form.inert = false;
  byId('pay').focus();
}

async function send(outcome) {
  const details = readDetails(form, tabs.chosen());
  const response = await fetch('/v1/checkout/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      order_id: form.dataset.orderId,
      key_id: form.dataset.keyId,
      description: shown.description,
      ...details,
      outcome: outcome === 'success' && details.vpa?.startsWith('failure@') ? 'failure' : outcome,
    }),
  });
  return response.json();
}

async function pay(outcome) {
  say('');
  setBusy(true);
  try {
    const answer = await send(outcome);
    if (!answer.error) return tell({ type: 'paid', response: answer });
    tell({ type: 'failed', error: answer.error });
    say(`${answer.error.description} You can try again.`);
  } catch {
    say('The gateway could not be reached. No money was taken. You can try again.');
  }
  setBusy(false);
  byId('pay').focus();
}

function submit(event) {
  event.preventDefault();
  const mistake = findMistake(form, tabs.chosen());
  if (!mistake) {
    void pay('success');
    return;
  }
  say(mistake.text);
  mistake.field.setAttribute('aria-invalid', 'true');
  mistake.field.focus();
}

form?.addEventListener('submit', submit);
form?.addEventListener('input', (event) => event.target.removeAttribute('aria-invalid'));
byId('fail')?.addEventListener('click', () => void pay('failure'));
byId('close').addEventListener('click', askToLeave);
byId('stay').addEventListener('click', stay);
byId('go').addEventListener('click', () => tell({ type: 'dismiss' }));
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !shown.escape) return;
  if (leave.hidden) askToLeave();
  else stay();
});

hear((message) => {
  if (message?.type === 'leave') askToLeave();
  if (message?.type !== 'options') return;
  shown = message.options;
  applyLook(shown, form);
  // Without scrolling: a small screen must show the shop and the amount first.
  (byId('pay') ?? byId('close')).focus({ preventScroll: true });
});
tell({ type: 'ready' });
