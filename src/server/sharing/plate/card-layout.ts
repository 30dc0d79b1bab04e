import { cardSizes, type CardBody, type PictureCard } from '../../../domain/sharing/picture-card.ts'
import { onOneLine, plateLines } from '../../../domain/sharing/plate-lines.ts'
import type { PlateFont } from '../../../domain/sharing/plate-fonts.ts'
import type { OutlineTypesetter } from './open-typesetter.ts'

/** Position of a picture, in whole pixels. */
export interface CardTile {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const INK = '#1d1a17'
const QUIET = '#655e56'
const LINE = '#e5e0d9'
const MARGIN = 76
// In pixels. Apps cover the upper and lower part of a story with controls.
const insets = { square: 76, story: 250 }
const titleType: PlateFont = { face: 'serif', weight: 340, size: 76, tracking: -0.018 }
const noteType: PlateFont = { face: 'sans', weight: 450, size: 30, tracking: 0 }
const smallType: PlateFont = { face: 'sans', weight: 550, size: 26, tracking: 0 }
const quietType: PlateFont = { face: 'sans', weight: 450, size: 26, tracking: 0 }
const figureType: PlateFont = { face: 'serif', weight: 320, size: 96, tracking: -0.01 }
const markType: PlateFont = { face: 'serif', weight: 400, size: 28, tracking: 0.24 }
const WORDMARK = 'ARMADIO'
const GAP = 24
const UNDER_TILE = 84

/** Positions the pictures of a card, and renders everything else as SVG in the card's size. */
export function cardLayout(
  card: PictureCard,
  typesetter: OutlineTypesetter,
): { readonly tiles: readonly CardTile[]; readonly svg: string } {
  const { width, height } = cardSizes[card.shape]
  const inner = width - 2 * MARGIN
  const top = insets[card.shape]
  const bottom = height - top
  const pen = penOf(typesetter)
  const titles = plateLines(typesetter, typesetter.settable(card.title, 'serif'), {
    type: titleType,
    width: inner,
    mostLines: 2,
  })
  const head = titles.map((line, at) => pen.text(line, titleType, MARGIN, top + 58 + at * 84))
  const noteY = top + 58 + (titles.length - 1) * 84 + 58
  const mark = pen.text(WORDMARK, markType, MARGIN, bottom)
  const ruleY = card.note ? noteY + 34 : noteY - 14
  const area = { x: MARGIN, y: ruleY + 40, width: inner, height: bottom - 76 - (ruleY + 40) }
  const { tiles, parts } = bodyOf(card.body, area, pen, card.shape === 'square' ? 3 : 2)
  const all = [
    ...head,
    card.note ? pen.text(card.note, noteType, MARGIN, noteY, QUIET) : '',
    `<rect x="${MARGIN}" y="${ruleY}" width="${inner}" height="2" fill="${INK}"/>`,
    ...parts,
    mark,
  ]
  return {
    tiles,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${all.join('')}</svg>`,
  }
}

interface Pen {
  text(
    text: string,
    type: PlateFont,
    x: number,
    baseline: number,
    color?: string,
    anchor?: 'middle' | 'end',
  ): string
  fit(text: string, type: PlateFont, width: number): string
}

function penOf(typesetter: OutlineTypesetter): Pen {
  return {
    text(text, type, x, baseline, color = INK, anchor) {
      const settable = typesetter.settable(text, type.face)
      const wide = typesetter.width(settable, type)
      const left = anchor === 'middle' ? x - wide / 2 : anchor === 'end' ? x - wide : x
      return `<path fill="${color}" d="${typesetter.outline(settable, type, left, baseline)}"/>`
    },
    fit: (text, type, width) => onOneLine(typesetter, typesetter.settable(text, type.face), type, width),
  }
}

interface Drawn {
  readonly tiles: readonly CardTile[]
  readonly parts: readonly string[]
}

function bodyOf(body: CardBody, area: Area, pen: Pen, columns: number): Drawn {
  if (body.is === 'pieces') return piecesIn(body.pieces, area, pen, columns)
  if (body.is === 'months') return { tiles: [], parts: monthsIn(body.months, area, pen) }
  if (body.is === 'line') return { tiles: [], parts: lineIn(body.points, area, pen) }
  return {
    tiles: [],
    parts: [pen.text(body.text, noteType, area.x, area.y + area.height / 2, QUIET)],
  }
}

function piecesIn(
  pieces: Extract<CardBody, { is: 'pieces' }>['pieces'],
  area: Area,
  pen: Pen,
  mostColumns: number,
): Drawn {
  const columns = Math.min(mostColumns, pieces.length)
  const rows = Math.ceil(pieces.length / columns)
  const width = Math.floor((area.width - (columns - 1) * GAP) / columns)
  const height = Math.floor((area.height - (rows - 1) * GAP) / rows - UNDER_TILE)
  const tiles = pieces.map((_piece, at) => ({
    left: Math.round(area.x + (at % columns) * (width + GAP)),
    top: Math.round(area.y + Math.floor(at / columns) * (height + UNDER_TILE + GAP)),
    width,
    height,
  }))
  const parts = pieces.flatMap(({ name, note }, at) => {
    const tile = tiles[at]
    if (!tile) return []
    const under = tile.top + tile.height
    return [
      pen.text(pen.fit(name, smallType, width), smallType, tile.left, under + 38),
      note ? pen.text(note, quietType, tile.left, under + 72, QUIET) : '',
    ]
  })
  return { tiles, parts }
}

function monthsIn(months: Extract<CardBody, { is: 'months' }>['months'], area: Area, pen: Pen): string[] {
  const step = area.width / months.length
  const wide = step - 10
  const high = area.height - 50
  const base = area.y + high
  const most = Math.max(1, ...months.map(({ parts }) => sumOf(parts)))
  return months.flatMap(({ label, parts }, at) => {
    const x = area.x + at * step + 5
    let y = base
    const blocks = parts.map(({ hex, count }) => {
      const block = (high * count) / most
      y -= block
      return `<rect x="${x}" y="${y}" width="${wide}" height="${block}" fill="${hex}" stroke="${INK}" stroke-opacity="0.12"/>`
    })
    return [
      ...blocks,
      `<rect x="${x}" y="${base}" width="${wide}" height="2" fill="${LINE}"/>`,
      pen.text(label, quietType, x + wide / 2, base + 44, QUIET, 'middle'),
    ]
  })
}

function lineIn(points: Extract<CardBody, { is: 'line' }>['points'], area: Area, pen: Pen): string[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const figure = pen.text(last.text, figureType, area.x, area.y + 84)
  const from = pen.text(
    points.length > 1 ? `from ${first.text}` : 'per wear',
    quietType,
    area.x,
    area.y + 136,
    QUIET,
  )
  const chart = { ...area, y: area.y + 210, height: area.height - 270 }
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const placed = points.map(({ value, label }, at) => ({
    label,
    x: chart.x + 14 + (points.length > 1 ? (at * (chart.width - 28)) / (points.length - 1) : 0),
    y: chart.y + chart.height * (high === low ? 0.5 : 1 - (value - low) / (high - low)),
  }))
  const base = chart.y + chart.height + 24
  return [
    figure,
    from,
    `<polyline fill="none" stroke="${INK}" stroke-width="4" points="${placed.map(({ x, y }) => `${x},${y}`).join(' ')}"/>`,
    ...placed.map(({ x, y }, at) => {
      const isLast = at === placed.length - 1
      return `<circle cx="${x}" cy="${y}" r="${isLast ? 13 : 7}" fill="${isLast ? '#7a1f2b' : INK}"/>`
    }),
    `<rect x="${chart.x}" y="${base}" width="${chart.width}" height="2" fill="${LINE}"/>`,
    ...placed.map(({ x, label }) => pen.text(label, quietType, x, base + 40, QUIET, 'middle')),
  ]
}

function sumOf(parts: readonly { readonly count: number }[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0)
}
