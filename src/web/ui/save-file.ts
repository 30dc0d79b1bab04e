/** Hands bytes to the browser as a download under this name. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser may begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
