/** Hands a text to the browser as a download. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
