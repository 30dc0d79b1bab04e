/** Returns a filled path as SVG. */
export function fill(path: string, color: string, opacity = 1): string {
  return `<path d="${path}" fill="${color}"${opacityOf(opacity)}/>`
}

/** A stroked path; `more` is further attributes. */
export function stroke(path: string, color: string, width: number, opacity = 1, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${opacityOf(opacity)}${more && ` ${more}`}/>`
}

/** A strap, lace or cord: a line with an edge on both sides. */
export function cord(path: string, color: string, edge: string, width: number, more = ''): string {
  return stroke(path, edge, width + 2.2, 1, more) + stroke(path, color, width, 1, more)
}

/** Joins the path data of `at(0)` to `at(count - 1)`. */
export function repeated(count: number, at: (step: number) => string): string {
  return Array.from({ length: count }, (_, step) => at(step)).join('')
}

/** Formats a number for path data, with at most one decimal. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function opacityOf(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`
}
