/** A rectangle in pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

// Aspect ratio of a tile, width by height.
const RATIO = 4 / 5
const MAX_IN_ROW = 5

/**
 * Returns 4:5 tiles for photos with a background, centered in an area. Two are staggered; of three and four the first
 * is larger; more form rows, with the largest tiles in the first row.
 * @param gap between tiles, in pixels
 */
export function tilePlaces(count: number, area: Area, gap: number): Area[] {
  if (count === 0) return []
  if (count === 2) return staggered(area, gap)
  if (count === 3 || count === 4) return leadWithColumn(count - 1, area, gap)
  return inRows(count, area, gap)
}

function staggered(area: Area, gap: number): Area[] {
  const width = Math.min((area.width - gap) / 2, area.height * RATIO)
  const height = width / RATIO
  const drop = Math.min(area.height - height, height / 4)
  const x = area.x + (area.width - 2 * width - gap) / 2
  const y = area.y + (area.height - height - drop) / 2
  return [
    { x, y, width, height },
    { x: x + width + gap, y: y + drop, width, height },
  ]
}

// The first tile is as high as the column of the others next to it.
function leadWithColumn(others: number, area: Area, gap: number): Area[] {
  // Solves: others * small / RATIO + (others - 1) * gap = lead / RATIO, and lead + gap + small = width.
  const smallAtFullWidth = (area.width - gap - (others - 1) * gap * RATIO) / (others + 1)
  const leadAtFullWidth = area.width - gap - smallAtFullWidth
  const shrink = Math.min(1, area.height / (leadAtFullWidth / RATIO))
  const between = gap * shrink
  const [lead, small] = [leadAtFullWidth * shrink, smallAtFullWidth * shrink]
  const x = area.x + (area.width - lead - between - small) / 2
  const y = area.y + (area.height - lead / RATIO) / 2
  const column = Array.from({ length: others }, (_, at) => ({
    x: x + lead + between,
    y: y + at * (small / RATIO + between),
    width: small,
    height: small / RATIO,
  }))
  return [{ x, y, width: lead, height: lead / RATIO }, ...column]
}

function inRows(count: number, area: Area, gap: number): Area[] {
  const candidates = rowsOf(count, 1).map((rows) => tilesInRows(rows, area, gap))
  const covered = (tiles: Area[]) => tiles.reduce((sum, { width, height }) => sum + width * height, 0)
  return candidates.reduce((best, next) => (covered(next) > covered(best) ? next : best))
}

// Returns all partitions of `count` into rows with non-decreasing lengths.
function rowsOf(count: number, atLeast: number): number[][] {
  if (count === 0) return [[]]
  const partitions: number[][] = []
  for (let first = atLeast; first <= Math.min(count, MAX_IN_ROW); first += 1)
    for (const rest of rowsOf(count - first, first)) partitions.push([first, ...rest])
  return partitions
}

function tilesInRows(rows: readonly number[], area: Area, gap: number): Area[] {
  const widthIn = (inRow: number) => (area.width - (inRow - 1) * gap) / inRow
  const high = rows.reduce((sum, inRow) => sum + widthIn(inRow) / RATIO, (rows.length - 1) * gap)
  const shrink = Math.min(1, area.height / high)
  const left = area.x + (area.width * (1 - shrink)) / 2
  let y = area.y + (area.height - high * shrink) / 2
  return rows.flatMap((inRow) => {
    const width = widthIn(inRow) * shrink
    const top = y
    y += width / RATIO + gap * shrink
    return Array.from({ length: inRow }, (_, at) => ({
      x: left + at * (width + gap * shrink),
      y: top,
      width,
      height: width / RATIO,
    }))
  })
}
