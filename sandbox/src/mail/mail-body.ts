import type { Attachment, Email } from 'postal-mime';

/** Where an attachment can be fetched. */
export function attachmentAddress(mailId: string, index: number): string {
  return `/inbox/${mailId}/attachments/${index}`;
}

/** The mail's HTML for its sandboxed frame: links open a new tab, pictures inside the mail get addresses. */
export function bodyOf(mailId: string, { html = '', attachments }: Email): string {
  const body = attachments.reduce((text, { contentId }, index) => {
    const name = contentId?.replace(/^<|>$/g, '');
    return name ? text.replaceAll(`cid:${name}`, attachmentAddress(mailId, index)) : text;
  }, html);
  return `<base target="_blank">${body}`;
}

export function sizeOf({ content }: Attachment): number {
  return typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
}

/** The mail for programs: everything that a test wants to look at, attachments by address. */
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
      size: sizeOf(attachment),
      address: attachmentAddress(mail.id, index),
    })),
  };
}
