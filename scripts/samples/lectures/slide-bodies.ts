import type { Body, BodyOf, Panel } from './lecture.ts';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const inTurn = (index: number, step: number): string => (index === step ? 'now' : index < step ? 'past' : 'later');

/** HTML of a slide's body when its sentence number `step` is being spoken. */
export function drawBody(body: Body, step: number): string {
  switch (body.kind) {
    case 'points':
      return drawPoints(body, step);
    case 'flow':
      return drawFlow(body, step);
    case 'cells':
      return drawCells(body, step);
    case 'code':
      return drawCode(body, step);
    case 'bars':
      return drawBars(body, step);
    case 'exchange':
      return drawExchange(body, step);
    case 'compare':
      return `<div class="compare">${body.panels.map(drawPanel).join('')}</div>`;
    case 'figure':
      return `<div class="figure step${step}">${body.html}</div>`;
  }
}

function drawPoints({ items }: BodyOf<'points'>, step: number): string {
  const rows = items.map(
    (item, index) => `<li class="${inTurn(index, step)}"><b>${index + 1}</b><span>${escapeHtml(item)}</span></li>`,
  );
  return `<ol class="points">${rows.join('')}</ol>`;
}

function drawFlow({ boxes }: BodyOf<'flow'>, step: number): string {
  const drawn = boxes.map(
    ({ title, note }, index) =>
      `<li class="${inTurn(index, step)}"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(note)}</span></li>`,
  );
  return `<ol class="flow of${boxes.length}">${drawn.join('')}</ol>`;
}

function drawCells({ values, states }: BodyOf<'cells'>, step: number): string {
  const state = states[Math.min(step, states.length - 1)];
  const cells = values.map((value, index) => {
    const look = state?.on.includes(index) ? 'on' : state?.off.includes(index) ? 'off' : '';
    return `<li class="${look}">${escapeHtml(value)}</li>`;
  });
  return `<ol class="cells">${cells.join('')}</ol><p class="note">${escapeHtml(state?.note ?? '')}</p>`;
}

function drawCode({ lines, focus }: BodyOf<'code'>, step: number): string {
  const lit = focus[Math.min(step, focus.length - 1)] ?? [];
  const rows = lines.map((line, index) => `<i class="${lit.includes(index) ? 'lit' : ''}">${escapeHtml(line)}</i>`);
  return `<pre class="code">${rows.join('')}</pre>`;
}

function drawBars({ bars }: BodyOf<'bars'>, step: number): string {
  const rows = bars.map(
    ({ label, share, shown, isAccent }, index) =>
      `<li class="${index === step ? 'now' : ''}"><span>${escapeHtml(label)}</span><i class="${isAccent ? 'accent' : ''}"><u style="width:${share * 100}%"></u></i><b>${escapeHtml(shown)}</b></li>`,
  );
  return `<ol class="bars">${rows.join('')}</ol>`;
}

function drawExchange({ left, right, messages }: BodyOf<'exchange'>, step: number): string {
  const rows = messages.map(
    ({ from, text }, index) => `<li class="${from} ${inTurn(index, step)}">${escapeHtml(text)}</li>`,
  );
  return `<div class="exchange"><p><b>${escapeHtml(left)}</b><b>${escapeHtml(right)}</b></p><ol>${rows.join('')}</ol></div>`;
}

function drawPanel({ title, lines, isGood }: Panel): string {
  const rows = lines.map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<div class="${isGood ? 'good' : 'bad'}"><strong>${escapeHtml(title)}</strong>${rows.join('')}</div>`;
}
