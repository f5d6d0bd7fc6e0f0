/** Replaces the browser's captions parser: `say` sets the lines at an address. Null makes loading fail. */
const files = new Map<string, [from: number, body: string][] | null>();

export const say = (src: string, lines: [from: number, body: string][] | null): void => void files.set(src, lines);

const cueOf = ([startTime, body]: [number, string]) => ({
  startTime,
  getCueAsHTML: () => Object.assign(document.createDocumentFragment(), { textContent: body }),
});

/** jsdom reads no captions: here a track loads once its mode is set. */
export function installMockCues(): void {
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get(this: HTMLTrackElement) {
      const lines = files.get(new URL(this.src).pathname);
      const turnOn = (): void => void setTimeout(() => this.dispatchEvent(new Event(lines ? 'load' : 'error')));
      return {
        cues: lines?.map((line) => cueOf(line)) ?? null,
        set mode(_value: string) {
          turnOn();
        },
      };
    },
  });
}
