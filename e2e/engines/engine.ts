/** One source of input, in the common form of WebDriver and WebDriver BiDi. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: { type: string; x?: number; y?: number; button?: number; duration?: number; value?: string }[];
}

/** A browser with one window, limited to what both protocols support. Every call ends within `callMs`. */
export interface Engine {
  open: (url: string) => Promise<void>;
  /** Switches to the frame whose address contains this part, or back to the page. */
  enter: (frame: string | null) => Promise<void>;
  /** Runs the body of an async function, which returns JSON data. Throws its errors. */
  run: <Value>(body: string) => Promise<Value>;
  perform: (sources: InputSource[]) => Promise<void>;
  close: () => Promise<void>;
}

export const callMs = 30_000;

/** Wraps the body as an expression: a promise of JSON with the value, or the page's error as text. */
export const asExpression = (body: string): string =>
  `(async () => { ${body} })().then(
    (value) => JSON.stringify({ value }),
    (error) => JSON.stringify({ error: String(error) }))`;

/** The value of the expression. Throws the page's error. */
export function valueOf(json: string): unknown {
  const { value, error } = JSON.parse(json) as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}
