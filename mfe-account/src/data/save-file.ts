/** Downloads content as a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Delayed: some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
