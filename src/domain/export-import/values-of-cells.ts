import type { ArchiveReason, ClosetSeason } from '../../contract/closet/closet.ts'
import type { OwnerTraits, pieceSeasons } from '../../contract/closet/owner-traits.ts'
import { nameColor } from '../closet/colors/color-name.ts'
import { parseWords, emptyParsedWords } from '../closet/garment-words/parse-words.ts'
import { wordsOf } from '../closet/garment-words/words-of.ts'
import { normalizeHeader } from './csv-headers.ts'
import { wordSet } from '../word-set.ts'

type Season = (typeof pieceSeasons)[number]

/** Splits a list in one cell: 'navy; white', 'navy|white', '["navy","white"]'. */
export function splitList(text: string): string[] {
  return text
    .replace(/^\s*\[(.*)\]\s*$/s, '$1')
    .split(/[;|,]|\s\/\s|\n/)
    .map((part) =>
      part
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((part) => part !== '')
}

/** Joins colors as the color text of a piece, with names for hex values; '' for none. */
export function colorInWords(texts: readonly string[]): string {
  const named = texts.flatMap(splitList).map((part) => (HEX.test(part) ? nameColor(longHex(part)) : part))
  return [...new Set(named)].join(', ')
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

function longHex(hex: string): string {
  return hex.length === 4 ? `#${hex.slice(1).replaceAll(/./g, '$&$&')}` : hex
}

// prettier-ignore
const seasonWords: Readonly<Record<Season, string>> = {
  spring: 'spring fruhling fruhjahr printemps primavera ss',
  summer: 'summer sommer ete verano estate ss',
  fall: 'fall autumn herbst automne otono autunno fw aw',
  winter: 'winter hiver invierno inverno fw aw',
}
const allYear = wordSet(
  'all allseason allseasons allyear allyearround yearround any ganzjahrig immer touteslessaisons touteslannee todoelano todaslasestaciones tuttelestagioni tuttolanno multi',
)

const JOIN = /^(?:and|und|et|y|e)$/

/** Returns the seasons that a cell names; null if it names something else. */
export function readSeasons(text: string): Season[] | null {
  const all: Season[] = ['spring', 'summer', 'fall', 'winter']
  if (allYear.has(normalizeHeader(text))) return all
  const words = text
    .split(/[\s;|,/&+"[\]-]+/)
    .flatMap((word) => (normalizeHeader(word) === '' ? [] : [normalizeHeader(word)]))
  const known = (word: string) => all.filter((season) => seasonWords[season].split(' ').includes(word))
  if (words.length === 0 || words.some((word) => known(word).length === 0 && !JOIN.test(word))) return null
  const named = new Set(words.flatMap(known))
  return all.filter((season) => named.has(season))
}

/** The closet's season for these; null for two or three. */
export function closetSeason(seasons: readonly Season[]): ClosetSeason | null {
  if (seasons.length === 4) return 'All Seasons'
  const [season] = seasons
  if (seasons.length !== 1 || !season) return null
  return ({ spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' } as const)[season]
}

/** Returns the fabric and pattern that a cell names. */
export function parseCloth(text: string): Pick<OwnerTraits, 'material' | 'pattern'> {
  const parsed = emptyParsedWords()
  parseWords(parsed, wordsOf(text), 'style')
  const isPlain = parsed.isPlain === true || /^(?:solid|uni|einfarbig|liso|tinta unita)$/i.test(text.trim())
  return { material: parsed.material ?? null, pattern: isPlain ? 'plain' : (parsed.pattern ?? null) }
}

/** Parses a status; null if it is unknown. */
export function readStatus(header: string, text: string): PieceStatus | null {
  const word = normalizeHeader(text)
  if (/^(?:owned|보유)$/.test(header.trim().toLowerCase())) {
    if (/^(?:no|false|0|n)$/.test(word)) return 'not owned'
    if (/^(?:yes|true|1|y)$/.test(word)) return 'in the closet'
  }
  return statuses.find(({ words }) => words.split(' ').includes(word))?.means ?? null
}

/** The state of a piece. */
export type PieceStatus = 'in the closet' | 'not owned' | 'in the wash' | ArchiveReason

// prettier-ignore
const statuses: readonly { readonly means: PieceStatus; readonly words: string }[] = [
  { means: 'in the closet', words: 'active owned own available clean closet incloset inthecloset wardrobe inwardrobe inuse keep current' },
  { means: 'not owned', words: 'wishlist wishlisted wish want wanted wanttobuy tobuy considering' },
  { means: 'in the wash', words: 'laundry dirty washing wash inthewash inlaundry inthelaundry needswashing needswash' },
  { means: 'sold', words: 'sold verkauft vendu vendido venduto' },
  { means: 'donated', words: 'donated gaveaway givenaway gespendet donne donado donato' },
  { means: 'lost', words: 'lost verloren perdu perdido perso' },
  { means: 'worn out', words: 'wornout discarded trashed thrownaway kaputt use gastado usurato' },
]
