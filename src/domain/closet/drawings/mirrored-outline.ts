/** A line, quadratic or cubic curve to a point: 2, 4 or 6 coordinates, end point last. */
type Segment = readonly number[]

const WIDTH = 400
const commands: Readonly<Record<number, string>> = { 2: 'L', 4: 'Q', 6: 'C' }

/** Closed path of a garment from its right half, drawn from top center to bottom center: the first point, then segments. */
export function mirroredOutline([start = [], ...segments]: readonly Segment[]): string {
  const ends = [start, ...segments.map((segment) => segment.slice(-2))]
  const right = segments.map((segment) => command(segment, segment))
  // In reverse: the mirrored control points in reverse order, ending at the start of the segment.
  const left = segments
    .map((segment, at) => command(segment, mirrored(segment, ends[at] ?? start)))
    .toReversed()
  const foot = ends.at(-1) ?? start
  const across = foot[0] === WIDTH / 2 ? '' : `L${mirroredPoint(foot).join(' ')}`
  return `M${start.join(' ')}${right.join('')}${across}${left.join('')}Z`
}

function command(segment: Segment, coordinates: readonly number[]): string {
  return `${commands[segment.length]}${coordinates.join(' ')}`
}

function mirrored(segment: Segment, to: readonly number[]): number[] {
  const controls = segment.slice(0, -2)
  const reversed = controls.length === 4 ? [...controls.slice(2), ...controls.slice(0, 2)] : controls
  return [...reversed, ...to].map((value, at) => (at % 2 === 0 ? WIDTH - value : value))
}

function mirroredPoint([x = 0, y = 0]: readonly number[]): [number, number] {
  return [WIDTH - x, y]
}
