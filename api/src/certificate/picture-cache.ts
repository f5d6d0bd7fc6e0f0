/** Makes each picture once: `key` has all that it shows. The oldest goes when there are more than `max`. */
export function createPictureCache(max = 200) {
  const made = new Map<string, Promise<Buffer>>();
  return (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const cached = made.get(key);
    if (cached) return cached;
    const picture = make();
    made.set(key, picture);
    // A failed one is tried again.
    picture.catch(() => made.delete(key));
    const [oldest] = made.keys();
    if (made.size > max && oldest !== undefined) made.delete(oldest);
    return picture;
  };
}
