import type { PageSettings } from '../../platform/gate/document/page-settings-shape.ts';
import type { RemoteName } from '../../platform/gate/remotes.ts';
import { embedded } from '../../shell/server/html.ts';

/** An area, and the address of its development server's manifest. */
export interface LocalArea {
  name: RemoteName;
  server: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const opened = new Set(['script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'connect-src']);

/** Adds an area from a local server to the settings in a deployed site's page, which the shell reads. */
export function pageWithLocal(html: string, { name, server }: LocalArea): string {
  const { origin } = new URL(server);
  const id = html.indexOf('id="vidya-page"');
  if (id < 0) return html;
  const [from, to] = [html.indexOf('>', id) + 1, html.indexOf('</script>', id)];
  const settings = JSON.parse(html.slice(from, to)) as PageSettings;
  const areas = { ...settings.override?.areas, [name]: { server } };
  const expiresAt = new Date(Date.now() + dayMs).toISOString();
  const changed: PageSettings = {
    ...settings,
    override: { kind: 'override', areas, expiresAt },
    scriptOrigins: [...settings.scriptOrigins, origin],
    uncheckedOrigins: [...settings.uncheckedOrigins, origin],
  };
  return html.slice(0, from) + embedded(changed) + html.slice(to);
}

/** The content security policy of such a page: also allows the local server's files and socket. */
export function policyWithLocal(policy: string, { server }: LocalArea): string {
  const { origin } = new URL(server);
  const rules = policy.split(';').map((rule) => {
    const [name = ''] = rule.trim().split(/\s+/);
    if (!opened.has(name)) return rule.trim();
    return `${rule.trim()} ${origin}${name === 'connect-src' ? ` ${origin.replace(/^http/, 'ws')}` : ''}`;
  });
  return rules.filter(Boolean).join('; ');
}
