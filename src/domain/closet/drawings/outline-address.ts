/** Address of the outline of a drawing, cropped to the garment; used for missing pieces. */
export function outlineAddress(drawing: string): string {
  return `${drawing.replace(/\?.*$/, '')}?look=outline&box=tight`
}
