/** Engines may read the file only after the click: WebKit loses one whose address is gone by then. */
const revokeAfterMs = 60_000;

/** Downloads a text as a file, by default as JSON. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
