import type { Address, Email } from 'postal-mime';
import { formatMoment } from '../pages/format.ts';
import { html, type Markup } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import { attachmentAddress, bytesOf } from './mail-body.ts';
import type { StoredMail } from './mailbox.ts';

/** One mail: its HTML in a sandboxed frame, its text, its attachments and its headers. */
export function mailPage(mail: StoredMail, email: Email): string {
  return page({
    title: mail.subject || '(no subject)',
    path: '/inbox',
    content: html`
      <p><a href="/inbox">All mails</a></p>
      <h1>${mail.subject || '(no subject)'}</h1>
      <dl>
        <dt>From</dt><dd>${email.from ? show(email.from) : mail.from}</dd>
        <dt>To</dt><dd>${mail.to.join(', ')}</dd>
        <dt>Received</dt><dd>${formatMoment(mail.receivedAt)}</dd>
      </dl>
      ${
        email.html &&
        html`<h2>As a mail program shows it</h2>
        <iframe title="The mail" src="/inbox/${mail.id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
      }
      ${email.text && html`<h2>Text</h2><pre tabindex="0">${email.text}</pre>`}
      ${email.attachments.length > 0 && html`<h2>Attachments</h2><ul>${listAttachments(mail, email)}</ul>`}
      <details>
        <summary>Headers</summary>
        <dl>${email.headers.map(({ originalKey, value }) => html`<dt>${originalKey}</dt><dd>${value}</dd>`)}</dl>
      </details>`,
  });
}

function listAttachments({ id }: StoredMail, { attachments }: Email): Markup[] {
  return attachments.map(
    (attachment, index) => html`<li>
      <a href="${attachmentAddress(id, index)}" download>${attachment.filename ?? 'attachment'}</a>
      <small>${attachment.mimeType}, ${Math.ceil(bytesOf(attachment).length / 1024)} KB</small>
    </li>`,
  );
}

const show = ({ name, address }: Address): string => (address && name ? `${name} <${address}>` : (address ?? name));
