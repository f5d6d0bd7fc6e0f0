/** Waits until `isTrue` holds; the test's own time limit ends a wait for something that never comes. */
export async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 10));
}
