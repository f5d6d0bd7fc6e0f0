// The W3C's parser has no types of its own.
declare module 'webvtt-parser' {
  export interface ParsedNode {
    type: 'text' | 'timestamp' | 'object';
    /** The text, or the annotation of a tag: the speaker of `<v>`. */
    value?: string | number;
    name?: string;
    children?: ParsedNode[];
  }
  export interface ParsedCue {
    /** In seconds, like `endTime`. */
    startTime: number;
    endTime: number;
    direction: 'horizontal' | 'rl' | 'lr';
    snapToLines: boolean;
    linePosition: 'auto' | number;
    lineAlign: string;
    textPosition: 'auto' | number;
    positionAlign: string;
    size: number;
    alignment: string;
    tree: ParsedNode;
  }
  interface ParsedFile {
    cues: ParsedCue[];
    /** `line` counts from 1. */
    errors: { message: string; line: number }[];
  }
  class WebVTTParser {
    constructor(entities: Record<string, string>);
    parse(text: string, mode: 'captions'): ParsedFile;
  }
  const parser: { WebVTTParser: typeof WebVTTParser };
  export default parser;
}
