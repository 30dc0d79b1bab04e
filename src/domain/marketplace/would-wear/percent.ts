/** '71 %', which no line break parts. */
export function percent(share: number): string {
  return `${share}\u00a0%`
}
