/** Linear interpolation at `x` between points sorted by x; constant outside of their range. */
export function interpolate(points: readonly (readonly [number, number])[], x: number): number {
  let before: readonly [number, number] | undefined
  for (const point of points) {
    if (x <= point[0]) {
      if (!before) return point[1]
      return before[1] + ((x - before[0]) / (point[0] - before[0])) * (point[1] - before[1])
    }
    before = point
  }
  return before?.[1] ?? 0
}
