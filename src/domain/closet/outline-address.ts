/** Address of the same garment as an outline: what is not there. Of a drawing's address; cut to the garment. */
export function outlineAddress(drawing: string): string {
  return `${drawing.replace(/\?.*$/, '')}?look=outline&box=tight`
}
