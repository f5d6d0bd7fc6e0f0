import { Prose } from '@vidya/shared-ui';
import { useMemo } from 'react';
import { cleanHtml } from './clean-html.ts';

/** Rich text, cleaned. */
export function Cleaned({ html }: { html: string }) {
  const given = useMemo(() => ({ __html: cleanHtml(html) }), [html]);
  return <Prose dangerouslySetInnerHTML={given} />;
}
