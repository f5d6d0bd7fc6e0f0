/** What one slide shows below its heading; `say` of the slide has one sentence per step, and steps light up in turn. */
export type Body =
  | { kind: 'cover'; lines: string[]; subtitle: string }
  | { kind: 'points'; items: string[] }
  | { kind: 'flow'; boxes: { title: string; note: string }[] }
  | { kind: 'cells'; values: string[]; states: { on: number[]; off: number[]; note: string }[] }
  | { kind: 'code'; lines: string[]; focus: number[][] }
  | { kind: 'bars'; bars: { label: string; share: number; shown: string; isAccent?: boolean }[] }
  | { kind: 'exchange'; left: string; right: string; messages: { from: 'left' | 'right'; text: string }[] }
  | { kind: 'compare'; panels: [Panel, Panel] };

export type BodyOf<Kind extends Body['kind']> = Extract<Body, { kind: Kind }>;

export interface Panel {
  title: string;
  lines: string[];
  isGood: boolean;
}

export interface Slide {
  heading: string;
  body: Body;
  /** Spoken, and shown as captions: one sentence or two short ones per entry. */
  say: string[];
}

export interface Lecture {
  key: string;
  category: string;
  /** Small line above each heading. */
  kicker: string;
  title: string;
  language: 'en' | 'hi';
  voice: 'woman' | 'man';
  slides: Slide[];
}
