import { formatMoment } from '../pages/format.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { StoredMail } from './mailbox.ts';

/** The list of mails, newest first, with a search by recipient. */
export function inboxPage(mails: StoredMail[], search: string): string {
  return page({
    title: 'Inbox',
    path: '/inbox',
    content: html`
      <h1>Inbox</h1>
      <p>Every mail that the product sends ends here, whoever it is for.</p>
      <div class="bar">
        <form method="get" action="/inbox" role="search">
          <label>Recipient <input name="to" type="search" value="${search}" autocapitalize="none" spellcheck="false"></label>
          <button type="submit">Search</button>
        </form>
        <form method="post" action="/inbox/empty"><button type="submit">Empty the inbox</button></form>
      </div>
      <p role="status">${count(mails.length)}${search && ` for ${search}`}</p>
      <ol>${mails.map(row)}</ol>`,
  });
}

function row({ id, subject, sender, to, preview, receivedAt }: StoredMail) {
  return html`<li>
    <a href="/inbox/${id}">${subject || '(no subject)'}</a>
    <p><small>${sender} to ${to.join(', ')} · <time datetime="${new Date(receivedAt).toISOString()}">${formatMoment(receivedAt)}</time></small></p>
    <p>${preview}</p>
  </li>`;
}

function count(mails: number): string {
  if (mails === 0) return 'No mails';
  return mails === 1 ? '1 mail' : `${mails} mails`;
}
