export interface LetterParts {
  subject: string;
  greeting: string;
  /** Paragraphs before the button. */
  lines: string[];
  /** The main action of the mail. */
  action?: { label: string; address: string };
  /** Paragraphs after the button. */
  after?: string[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

// Mail programs know no style sheets and no CSS variables, so this repeats the site's light colours.
const color = { paper: '#faf7f1', sheet: '#ffffff', line: '#e6dfd2', ink: '#13252b', muted: '#475a61' };
const primary = '#0b5f66';
const accent = '#f2a51f';
const font = "font-family:'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans Devanagari','Nirmala UI',sans-serif";

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:${color.ink};overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const quiet = (text: string): string =>
  `<p style="margin:0 0 12px;${font};font-size:14px;line-height:1.55;color:${color.muted};overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** Repeats the URL as text below the button: some mail programs show no links. */
function button({ label, address }: { label: string; address: string }): string {
  const href = escapeHtml(address);
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td bgcolor="${primary}" style="border-radius:10px">` +
    `<a href="${href}" style="display:inline-block;padding:13px 22px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>` +
    `<p style="margin:0 0 20px;${font};font-size:13px;line-height:1.5;color:${color.muted};word-break:break-all"><a href="${href}" style="color:${primary}">${href}</a></p>`
  );
}

const brand =
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>` +
  `<td width="36" height="36" align="center" bgcolor="${primary}" style="border-radius:9px;${font};font-size:20px;font-weight:700;line-height:36px;color:${accent}">V</td>` +
  `<td style="padding-left:10px;${font};font-size:20px;font-weight:700;color:${color.ink}">Vidya</td></tr></table>`;

/** One column, max 560 px wide, laid out with tables because all mail programs render those alike. */
export function letterHtml({ subject, greeting, lines, action, after = [] }: LetterParts): string {
  const body = [paragraph(greeting), ...lines.map(paragraph), action ? button(action) : '', ...after.map(quiet)];
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:0;background:${color.paper}">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${color.paper}"><tr><td align="center" style="padding:32px 16px">` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">` +
    `<tr><td align="left" style="padding:0 0 20px">${brand}</td></tr>` +
    `<tr><td align="left" bgcolor="${color.sheet}" style="padding:32px 28px 20px;border:1px solid ${color.line};border-top:4px solid ${accent};border-radius:12px">` +
    `<h1 style="margin:0 0 20px;${font};font-size:22px;line-height:1.3;color:${color.ink};overflow-wrap:anywhere">${escapeHtml(subject)}</h1>${body.join('')}</td></tr>` +
    `<tr><td align="left" style="padding:20px 4px 0">${quiet('You receive this mail because of something done with this address on Vidya.')}</td></tr>` +
    `</table></td></tr></table></body></html>`
  );
}
