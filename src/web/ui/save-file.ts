/** Downloads bytes under this name. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser may start reading only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
