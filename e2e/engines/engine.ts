/** One source of input, in the words that WebDriver and WebDriver BiDi share. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: { type: string; x?: number; y?: number; button?: number; duration?: number; value?: string }[];
}

/** A browser with one window: what both protocols can do. Every call ends within `callMs`. */
export interface Engine {
  open: (url: string) => Promise<void>;
  /** Goes into the frame whose address contains this part, or back to the page. */
  enter: (frame: string | null) => Promise<void>;
  /** Runs the body of an async function; what it returns must fit into JSON. Throws what it throws. */
  run: <Value>(body: string) => Promise<Value>;
  perform: (sources: InputSource[]) => Promise<void>;
  close: () => Promise<void>;
}

export const callMs = 30_000;

/** The body as an expression: a promise of JSON, in which an error of the page is text. */
export const asExpression = (body: string): string =>
  `(async () => { ${body} })().then(
    (value) => JSON.stringify({ value }),
    (error) => JSON.stringify({ error: String(error) }))`;

/** What the expression came to. Throws what the page threw. */
export function valueOf(json: string): unknown {
  const { value, error } = JSON.parse(json) as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}
