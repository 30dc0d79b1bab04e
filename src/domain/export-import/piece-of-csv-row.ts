import type { ArchiveReason, ClosetCategory, ClosetSeason } from '../../contract/closet/closet.ts'
import { currencies, MAX_WEARS } from '../../contract/closet/piece.ts'
import type { DayOrder } from '../../contract/export-import/imported-csv.ts'
import type { OwnerTraitChanges } from '../../contract/closet/owner-trait-changes.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { parseAmount } from '../../contract/values/parse-amount.ts'
import { nameColor } from '../closet/colors/color-name.ts'
import { readColorsOfName } from '../closet/colors/perceived-color.ts'
import { cellsOfRow, type Row } from './cells-of-row.ts'
import { categoryOfRow, statedType } from './category-of-row.ts'
import type { CsvColumn } from './csv-headers.ts'
import {
  parseCloth,
  closetSeason,
  colorInWords,
  splitList,
  readSeasons,
  readStatus,
  type PieceStatus,
} from './values-of-cells.ts'
import { readWrittenDay } from './written-day.ts'

/** A piece as a row of a CSV describes it. */
export interface CsvPiece {
  readonly name: string
  readonly category: ClosetCategory
  readonly color: string
  readonly size: string | null
  readonly brand: string | null
  readonly style: string | null
  readonly season: ClosetSeason | null
  readonly description: string | null
  readonly fitNotes: string | null
  readonly careInstructions: string | null
  readonly purchaseDate: CalendarDate | null
  readonly purchaseLocation: string | null
  readonly originalPrice: string | null
  readonly currency: string | null
  readonly productUrl: string | null
  readonly wears: number
  readonly lastWorn: CalendarDate | null
  readonly isClean: boolean
  readonly archivedReason: ArchiveReason | null
  readonly traits: OwnerTraitChanges
}

/** A row parsed as a piece. */
export interface PieceReading {
  readonly piece: CsvPiece
  /** The file name or URL of its photo. */
  readonly photo: string | null
  /** Values that could not be parsed, each with its column. */
  readonly unread: readonly string[]
  /** Columns with a truncated text. */
  readonly shortened: readonly string[]
  readonly hasDollarSign: boolean
  readonly hasColor: boolean
}

/** Why a row isn't a piece. */
interface NoPiece {
  readonly problem: 'name missing' | 'category unclear' | 'not owned'
  readonly name: string | null
}

interface Context {
  readonly dayOrder: DayOrder | null
  readonly today: CalendarDate
}

// The color of a row without one.
const NO_COLOR = 'Not set'

const NAME_MAX = 120
const SIZE_MAX = 40
const LONG_TEXT_MAX = 2000
const TAG_MAX = 40
const TAGS_MAX = 20

/** Parses a row as a piece. Only name and category are required; other values that can't be parsed are omitted. */
export function pieceOfRow(
  columns: readonly CsvColumn[],
  cells: readonly string[],
  context: Context,
): PieceReading | NoPiece {
  const row = cellsOfRow(columns, cells)
  const category = row.text('category')
  const type = row.text('type')
  const writtenName = row.text('name')
  const colors = colorInWords(row.all('color').map(({ value }) => value))
  const name = writtenName || composeName(type || category, colors)
  const kind = { name, category, type }
  const found = categoryOfRow(kind)
  const status = statusOf(row)
  if (name === '') return { problem: 'name missing', name: null }
  if (status === 'not owned') return { problem: 'not owned', name }
  if (found === null) return { problem: 'category unclear', name }
  const color = colors || colorOfName(name)
  const seasons = row.read('season', readSeasons)
  const material = row.text('material')
  const cloth = material === '' ? null : parseCloth(material).material
  const { price, currency, hasDollarSign } = priceOf(row)
  const piece: CsvPiece = {
    name: row.short('name', name, NAME_MAX) ?? '',
    category: found,
    color: row.short('color', color || NO_COLOR, NAME_MAX) ?? NO_COLOR,
    size: row.short('size', row.text('size'), SIZE_MAX),
    brand: row.short('brand', row.text('brand'), NAME_MAX),
    style: row.short(
      'style',
      row
        .all('style')
        .flatMap(({ value }) => splitList(value))
        .join(', '),
      NAME_MAX,
    ),
    season: seasons && closetSeason(seasons),
    description: row.short('notes', descriptionOf(row, material, cloth), LONG_TEXT_MAX),
    fitNotes: row.short('fit', row.text('fit'), LONG_TEXT_MAX),
    careInstructions: row.short('care', row.joined('care'), LONG_TEXT_MAX),
    purchaseDate: dayOf(row, 'purchase date', context),
    purchaseLocation: row.short('store', row.text('store'), NAME_MAX),
    originalPrice: price,
    currency,
    productUrl: row.read('link', readLink),
    wears: row.read('wears', readWears) ?? 0,
    lastWorn: dayOf(row, 'last worn', context),
    isClean: status !== 'in the wash',
    archivedReason: status === 'in the closet' || status === 'in the wash' ? null : status,
    traits: {
      type: statedType(kind, found)?.id ?? null,
      material: cloth,
      pattern: row.read('pattern', (text) => parseCloth(text).pattern),
      seasons: seasons && seasons.length > 1 && seasons.length < 4 ? seasons : null,
      tags: tagsOf(row),
    },
  }
  const { unread, shortened } = row
  return { piece, photo: row.text('photo') || null, unread, shortened, hasDollarSign, hasColor: color !== '' }
}

// Names of categories that stand for one piece.
const singular: Readonly<Record<string, string>> = { tops: 'top', dresses: 'dress', accessories: 'accessory' }

// 'Navy jeans' for a row with only a color and a type, 'Red top' for one with only a color and a category.
function composeName(kind: string, colors: string): string {
  const words = [colors, singular[kind.toLowerCase()] ?? kind].filter((text) => text !== '').join(' ')
  return kind === '' ? '' : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

function colorOfName(name: string): string {
  const [color] = readColorsOfName(name)
  return color ? nameColor(color.hex) : ''
}

function statusOf(row: Row): PieceStatus {
  return row.read('status', (text, { header }) => readStatus(header, text)) ?? 'in the closet'
}

function descriptionOf(row: Row, material: string, cloth: string | null): string {
  // A text such as '100% cotton' has more detail than the stored fabric, so it is kept in the description.
  const isCovered = material === '' || material.toLowerCase() === cloth
  return [row.joined('notes'), ...(isCovered ? [] : [`Material: ${material}`])]
    .filter((text) => text !== '')
    .join('\n')
}

function dayOf(
  row: Row,
  field: 'purchase date' | 'last worn',
  { dayOrder, today }: Context,
): CalendarDate | null {
  return row.read(field, (text) => {
    const read = readWrittenDay(text, dayOrder, today)
    return typeof read === 'string' ? null : read.day
  })
}

// '$' may be any dollar; a currency column states which.
function priceOf(row: Row): { price: string | null; currency: string | null; hasDollarSign: boolean } {
  const [cell] = row.all('price')
  const read = cell ? parseAmount(cell.value) : 'no amount'
  if (typeof read === 'string') {
    if (cell) row.reject(cell)
    return { price: null, currency: null, hasDollarSign: false }
  }
  const named = row.read('currency', readCurrency)
  const isDollar = cell !== undefined && (cell.column.isDollar || /(?<!us)\$/i.test(cell.value))
  const written = read.currency ?? cell?.column.currency ?? null
  return { price: read.amount, currency: named ?? written, hasDollarSign: isDollar && named === null }
}

function readCurrency(text: string): string | null {
  const read = parseAmount(`1 ${text}`)
  return typeof read !== 'string' && read.currency && currencies.includes(read.currency)
    ? read.currency
    : null
}

function readLink(text: string): string | null {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && text.length <= LONG_TEXT_MAX ? url.href : null
}

function readWears(text: string): number | null {
  const [, digits] = /^(\d{1,6})(?:\.0+)?\s*(?:x|×|times|wears|mal|fois|veces|volte)?$/i.exec(text) ?? []
  const wears = Number(digits)
  return digits !== undefined && wears <= MAX_WEARS ? wears : null
}

function tagsOf(row: Row): string[] {
  const tags = new Map<string, string>()
  for (const cell of row.all('tags'))
    for (const tag of splitList(cell.value)) {
      if (Array.from(tag).length > TAG_MAX || tags.size >= TAGS_MAX) row.reject({ ...cell, value: tag })
      else if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
    }
  return [...tags.values()]
}
