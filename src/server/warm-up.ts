import { brandWords } from '../domain/closet/brands/brands.ts'
import { wordsOfModels } from '../domain/closet/brands/brand-models.ts'
import { garmentTypeTables } from '../domain/closet/garment-types/garment-types.ts'
import { longestPhraseFrom, typesNamed, writtenNames } from '../domain/closet/garment-types/type-names.ts'
import { correctSpelling } from '../domain/closet/garment-words/correct-garment-words.ts'
import { wordsOfModifiers } from '../domain/closet/garment-words/vocabulary/modifiers.ts'
import { noTraits, readPiece } from '../domain/closet/traits/owner-traits.ts'
import { askers } from '../domain/stylist/advice/advice-tables.ts'
import {
  englishEntries,
  foreignEntries,
  loneNames,
  phraseWords,
  profilePhrases,
} from '../domain/stylist/occasions/matching/profile-phrases.ts'
import { readOccasion } from '../domain/stylist/occasions/read-occasion.ts'
import { profileTables } from '../domain/stylist/occasions/profiles/profile-rows.ts'
import { avoidRules } from '../domain/stylist/pairing/pairing-rules.ts'
import { learnedVector } from '../domain/stylist/together/learned-vectors.ts'
import { bundledTrends } from '../domain/trends/bundled/bundled-trends.ts'
import { nextTurn } from './workers/next-turn.ts'

const cardigan = {
  name: 'Cardigan',
  category: 'Tops',
  color: '',
  brand: null,
  style: null,
  season: null,
  description: null,
}

// Each is made on its first use, and takes up to 60 ms. The first long word builds the index of spellings.
const tables: readonly (() => unknown)[] = [
  // Node loads fetch on first use, which takes 15 ms; every compressed response uses it.
  () => globalThis.Response,
  ...garmentTypeTables,
  writtenNames,
  brandWords,
  wordsOfModels,
  wordsOfModifiers,
  () => typesNamed('cardigan'),
  () => longestPhraseFrom('cardigan'),
  () => correctSpelling(['cardigann']),
  () => readPiece(cardigan, noTraits),
  ...profileTables,
  englishEntries,
  foreignEntries,
  profilePhrases,
  loneNames,
  phraseWords,
  // What only an occasion in the user's own words needs.
  () => readOccasion('First day as an electrician'),
  avoidRules,
  () => learnedVector([], true),
  askers,
  bundledTrends,
]

/** Makes the stylist's tables after the start, one per turn of the event loop, so that no request waits for all. */
export async function warmUp(): Promise<void> {
  for (const make of tables) {
    await nextTurn()
    make()
  }
}
