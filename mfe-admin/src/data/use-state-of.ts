import { useState } from 'react';

/**
 * A state of one subject; `blank` for any other. What work about an earlier subject sets when it ends late is not shown.
 */
export function useStateOf<Value>(subject: unknown, blank: Value) {
  const [stored, store] = useState({ subject, value: blank });
  const set = (value: Value): void => store({ subject, value });
  return [stored.subject === subject ? stored.value : blank, set] as const;
}
