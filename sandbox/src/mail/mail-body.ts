import type { Attachment, Email } from 'postal-mime';

/** The address of an attachment. */
export const attachmentAddress = (mailId: string, index: number): string => `/inbox/${mailId}/attachments/${index}`;

/** The mail's HTML for its sandboxed frame: links open a new tab, attached pictures are inlined. */
export function bodyOf({ html = '', attachments }: Email): string {
  const body = attachments.reduce((text, attachment) => {
    const name = attachment.contentId?.replace(/^<|>$/g, '');
    // The frame has no origin, so it could not load them from here.
    const picture = () => `data:${attachment.mimeType};base64,${bytesOf(attachment).toString('base64')}`;
    return name ? text.replaceAll(`cid:${name}`, picture) : text;
  }, html);
  return `<base target="_blank">${body}`;
}

/** The decoded bytes of an attachment. */
export function bytesOf({ content }: Attachment): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}

/** The mail as JSON for tests, with the addresses of its attachments. */
export function describeMail(mail: { id: string; receivedAt: number; from: string; to: string[] }, email: Email) {
  return {
    id: mail.id,
    receivedAt: new Date(mail.receivedAt).toISOString(),
    from: mail.from,
    to: mail.to,
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map((attachment, index) => ({
      filename: attachment.filename,
      mimeType: attachment.mimeType,
      size: bytesOf(attachment).length,
      address: attachmentAddress(mail.id, index),
    })),
  };
}
