import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What we call of HarfBuzz's C interface; addresses and lengths are numbers. */
interface HarfBuzz {
  memory: WebAssembly.Memory;
  __wasm_call_ctors: () => void;
  malloc: (bytes: number) => number;
  free: (address: number) => void;
  hb_blob_create: (data: number, bytes: number, mode: number, owner: number, onDestroy: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_font_create: (face: number) => number;
  hb_font_get_nominal_glyph: (font: number, codePoint: number, glyph: number) => number;
  hb_buffer_create: () => number;
  hb_buffer_clear_contents: (buffer: number) => void;
  hb_buffer_add_utf16: (buffer: number, text: number, units: number, from: number, length: number) => void;
  hb_buffer_set_direction: (buffer: number, direction: number) => void;
  hb_buffer_guess_segment_properties: (buffer: number) => void;
  hb_buffer_set_cluster_level: (buffer: number, level: number) => void;
  hb_buffer_get_length: (buffer: number) => number;
  hb_buffer_get_glyph_infos: (buffer: number, length: number) => number;
  hb_buffer_get_glyph_positions: (buffer: number, length: number) => number;
  hb_shape: (font: number, buffer: number, features: number, count: number) => void;
}

const directions = { ltr: 4, rtl: 5 };

export type Direction = keyof typeof directions;

/** One glyph in drawing order, in the font's units. */
export interface Shaped {
  glyph: number;
  /** Where its letters begin in the text, in UTF-16 units. */
  from: number;
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

const wasmPage = 65_536;
const readOnly = 1;
/** Names each character that a glyph comes from, so that copied text is nearly whole. */
const clusterPerCharacter = 2;
/** Both of HarfBuzz's records are five 32-bit integers. */
const record = 20;

/** The package's own wrapper waits at its top level, which CommonJS cannot, and HarfBuzz needs only these five. */
function start(): HarfBuzz {
  const stop = (): never => {
    throw new Error('HarfBuzz stopped');
  };
  const grow = (bytes: number): number => {
    const { memory } = harfbuzz;
    memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / wasmPage));
    return 1;
  };
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz.wasm');
  const instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {
    wasi_snapshot_preview1: { proc_exit: stop },
    env: {
      _abort_js: stop,
      _emscripten_runtime_keepalive_clear: () => undefined,
      _setitimer_js: () => 0,
      emscripten_resize_heap: grow,
    },
  });
  const harfbuzz = instance.exports as unknown as HarfBuzz;
  harfbuzz.__wasm_call_ctors();
  return harfbuzz;
}

let started: { harfbuzz: HarfBuzz; buffer: number; word: number } | undefined;

function library() {
  if (!started) {
    const harfbuzz = start();
    const buffer = harfbuzz.hb_buffer_create();
    harfbuzz.hb_buffer_set_cluster_level(buffer, clusterPerCharacter);
    started = { harfbuzz, buffer, word: harfbuzz.malloc(4) };
  }
  return started;
}

function place(harfbuzz: HarfBuzz, bytes: Uint8Array): number {
  const address = harfbuzz.malloc(bytes.length);
  new Uint8Array(harfbuzz.memory.buffer).set(bytes, address);
  return address;
}

/** Opens a TrueType file for the rest of the process. */
export function openShaper(file: Uint8Array) {
  const { harfbuzz, buffer, word } = library();
  const blob = harfbuzz.hb_blob_create(place(harfbuzz, file), file.length, readOnly, 0, 0);
  const font = harfbuzz.hb_font_create(harfbuzz.hb_face_create(blob, 0));
  return {
    hasGlyph: (codePoint: number): boolean => harfbuzz.hb_font_get_nominal_glyph(font, codePoint, word) !== 0,
    shape(text: string, direction: Direction): Shaped[] {
      const address = place(harfbuzz, Buffer.from(text, 'utf16le'));
      harfbuzz.hb_buffer_clear_contents(buffer);
      harfbuzz.hb_buffer_add_utf16(buffer, address, text.length, 0, text.length);
      harfbuzz.hb_buffer_set_direction(buffer, directions[direction]);
      // Script and language.
      harfbuzz.hb_buffer_guess_segment_properties(buffer);
      harfbuzz.hb_shape(font, buffer, 0, 0);
      harfbuzz.free(address);
      const infos = harfbuzz.hb_buffer_get_glyph_infos(buffer, 0);
      const positions = harfbuzz.hb_buffer_get_glyph_positions(buffer, 0);
      // The memory may have grown, which replaces its buffer.
      const view = new DataView(harfbuzz.memory.buffer);
      return Array.from({ length: harfbuzz.hb_buffer_get_length(buffer) }, (_, index) => {
        const at = positions + index * record;
        return {
          glyph: view.getUint32(infos + index * record, true),
          from: view.getUint32(infos + index * record + 8, true),
          xAdvance: view.getInt32(at, true),
          yAdvance: view.getInt32(at + 4, true),
          xOffset: view.getInt32(at + 8, true),
          yOffset: view.getInt32(at + 12, true),
        };
      });
    },
  };
}
