import type { ColorFamily } from '../../closet/color-family.ts'
import { materials, type Material } from '../../closet/garment.ts'
import type { GarmentTag } from '../../closet/garment-tags.ts'
import type { Coverage, HeelChoice } from '../../../contract/user-profile.ts'
import type { Wearer } from '../../closet/wearer.ts'
import type { EventWord } from '../occasions/event-words-of.ts'
import { findPhrases, type PhraseTable } from '../occasions/find-phrases.ts'
import { phraseKey } from '../occasions/profile-phrases.ts'
import { familyOfWord } from '../occasions/read-dress-code.ts'
import { askers, disliked, garmentOf, type AskerRow } from './advice-tables.ts'

/** Who will wear it, as far as the words or 'About me' say: it binds every piece and every sentence. */
export interface Asker {
  readonly rows: readonly AskerRow[]
  /** Null where nobody said. */
  readonly wears: 'women' | 'men' | null
  readonly coverage: Coverage
  readonly heels: HeelChoice
  readonly neverTags: ReadonlySet<GarmentTag>
  readonly neverMaterials: ReadonlySet<Material>
  readonly neverColors: ReadonlySet<ColorFamily>
  readonly neverTypes: ReadonlySet<string>
  /** Words that no text may contain, in small letters. */
  readonly neverWords: ReadonlySet<string>
}

const tableOf = <Row extends { readonly words: readonly string[] }>(
  rows: readonly Row[],
): PhraseTable<Row[]> => {
  const phrases = new Map<string, Row[]>()
  for (const row of rows)
    for (const phrase of row.words) {
      const key = phraseKey(phrase)
      phrases.set(key, [...(phrases.get(key) ?? []), row])
    }
  return { phrases, starts: new Set([...phrases.keys()].map((phrase) => phrase.split(' ')[0] ?? '')) }
}
const askerTable = tableOf(askers)
const dislikedTable = tableOf(disliked)

// prettier-ignore
const dislikes = new Set(['hate', 'hates', 'dislike', 'detest', 'loathe', 'allergic', 'avoid', 'avoiding', 'refuse', 'except', 'uncomfortable', 'without'])
// 'I never wear black', 'I don't own a suit', 'no dresses'.
const deniers = new Set(['no', 'not', 'never', 'dont', 'cant', 'cannot', 'wont', 'doesnt'])
// prettier-ignore
const afterDenier = new Set(['wear', 'wearing', 'like', 'want', 'own', 'do', 'stand', 'feel', 'a', 'any', 'fan', 'to', 'of', 'walk', 'have', 'the', 'own', 'even'])
const DENIER_REACH = 5
// prettier-ignore
const joiners = new Set(['and', 'or', 'nor', 'any', 'to', 'the', 'a', 'in', 'of', 'wearing', 'wear', 'my', 'all', 'all', 'kind', 'kinds', 'really', 'with', 'anything', 'real', 'tight', 'high', 'tall'])
const companions = new Set(['with', 'and', 'meet', 'meeting', 'visiting', 'at', 'of', 'like'])

const last = <Value>(values: readonly (Value | undefined)[]) =>
  values.findLast((value) => value !== undefined)

/** Reads who asks and what they rule out. `wearer` prevails where the words say nothing else. */
export function readAsker(words: readonly EventWord[], wearer: Wearer | null): Asker {
  const rows = [...new Set(askerMatches(words).flat())]
  const hated = hatedIn(words)
  const wears = wearsOf(last(rows.map((row) => row.wears)) ?? wearer?.wears ?? null)
  const neverMaterials = new Set([
    ...rows.flatMap((row) => row.neverMaterials ?? []),
    ...hated.materials,
    ...(wearer?.neverMaterials ?? []),
  ])
  return {
    rows,
    wears,
    coverage: last(rows.map((row) => row.coverage)) ?? wearer?.coverage ?? 'as I like',
    heels: last(rows.map((row) => row.heels)) ?? wearer?.heels ?? 'any',
    neverTags: new Set([...rows.flatMap((row) => row.neverTags ?? []), ...hated.tags]),
    neverMaterials,
    neverColors: new Set([...hated.colors, ...(wearer?.neverColors ?? [])]),
    neverTypes: new Set([...hated.types, ...(wearer?.neverTypes ?? [])]),
    neverWords: new Set([...hated.words, ...neverMaterials, ...wordsFor(neverMaterials)]),
  }
}

// 'Merino' and 'cashmere' are wool to someone who wears none.
function wordsFor(materialsOut: ReadonlySet<Material>): string[] {
  return disliked.flatMap(({ words, materials: of = [] }) =>
    of.some((material) => materialsOut.has(material)) ? words : [],
  )
}

// 'With my husband' says who comes along; 'my husband's party' says who gives it.
function askerMatches(words: readonly EventWord[]): AskerRow[][] {
  return findPhrases(words, askerTable).flatMap(({ value, at, length }) => {
    const isOther =
      words[at]?.plain === 'my' &&
      (companions.has(words[at - 1]?.plain ?? '') ||
        /['’]s?$|s['’]$/.test(words[at + length - 1]?.text ?? ''))
    return isOther ? [] : [value]
  })
}

function wearsOf(choice: string | null): Asker['wears'] {
  if (choice === 'womenswear') return 'women'
  return choice === 'menswear' ? 'men' : null
}

interface Hated {
  readonly tags: Set<GarmentTag>
  readonly materials: Set<Material>
  readonly colors: Set<ColorFamily>
  readonly types: Set<string>
  readonly words: Set<string>
}

function hatedIn(words: readonly EventWord[]): Hated {
  const hated: Hated = {
    tags: new Set(),
    materials: new Set(),
    colors: new Set(),
    types: new Set(),
    words: new Set(),
  }
  for (const [at, word] of words.entries()) {
    const from = dislikes.has(word.plain) ? at + 1 : deniers.has(word.plain) ? afterDenial(words, at) : null
    if (from !== null) addHated(words, from, hated)
  }
  return hated
}

function afterDenial(words: readonly EventWord[], at: number): number | null {
  let from = at + 1
  while (from - at < DENIER_REACH && afterDenier.has(words[from]?.plain ?? '')) from += 1
  return words[from]?.clause === words[at]?.clause ? from : null
}

// The list goes on over commas as long as each word is something to wear.
function addHated(words: readonly EventWord[], from: number, hated: Hated): void {
  for (let at = from; at < words.length;) {
    const word = words[at]
    if (!word) return
    if (joiners.has(word.plain)) {
      at += 1
      continue
    }
    const length = addAt(words, at, hated)
    if (length === 0) return
    at += length
  }
}

/** How many words at `at` name something to wear, which is added. */
function addAt(words: readonly EventWord[], at: number, hated: Hated): number {
  const word = words[at]
  if (!word) return 0
  // The table skips what a 'no' denies, so it is asked from the word itself on.
  const [match] = findPhrases(words.slice(at, at + 4), dislikedTable)
  if (match?.at === 0) {
    for (const row of match.value) {
      for (const tag of row.tags ?? []) hated.tags.add(tag)
      for (const material of row.materials ?? []) hated.materials.add(material)
      for (const phrase of row.words) hated.words.add(phrase)
    }
    return match.length
  }
  const family = familyOfWord(word.plain)
  if (family) hated.colors.add(family)
  const material = materials.find((one) => one === word.plain)
  if (material) hated.materials.add(material)
  const type = (family ?? material) ? null : garmentOf(word.text, '').type
  if (type) hated.types.add(type)
  if (!family && !material && !type) return 0
  hated.words.add(word.plain)
  return 1
}
