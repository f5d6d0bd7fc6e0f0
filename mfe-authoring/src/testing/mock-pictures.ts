/** Replaces what jsdom lacks: pictures that load, with the size set here, and a canvas that draws them. */
export const pictures = {
  isReadable: true,
  width: 1600,
  height: 1600,
  /** By address: a picture that loads only after this. */
  slow: {} as Record<string, Promise<unknown>>,
  /** The drawn part of every picture, and its size: left, top, width, height, then 0, 0, width, height. */
  drawn: [] as unknown[][],
};

/** Call in `beforeEach`; `jest.restoreAllMocks` undoes it. */
export function mockPictures(): void {
  Object.assign(pictures, { isReadable: true, width: 1600, height: 1600, slow: {}, drawn: [] });
  URL.createObjectURL = (blob) => `blob:${(blob as File).name}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockImplementation(() => pictures.width);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockImplementation(() => pictures.height);
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function load(this: HTMLImageElement, src) {
    this.setAttribute('src', src);
    const end = (): void => void this.dispatchEvent(new Event(pictures.isReadable ? 'load' : 'error'));
    void Promise.resolve(pictures.slow[src]).then(end);
  });
  const pen = { drawImage: (...given: unknown[]) => pictures.drawn.push(given.slice(1)) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob(['x'], { type })));
}
