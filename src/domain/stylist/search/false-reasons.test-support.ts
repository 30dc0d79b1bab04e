import { isMain } from '../score/area-weight.ts'
import { pieceWords } from '../../words/piece-words.ts'
import { isColorful } from '../score/color-relation.ts'
import { daysSinceWorn } from '../score/judge-rest.ts'
import type { Outfit, StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { TODAY } from './made-closet.test-support.ts'

interface Claim {
  /** The pieces that the words just before the claim name. */
  readonly named: readonly StylistPiece[]
  readonly pieces: readonly StylistPiece[]
  readonly needs: OutfitNeeds
  readonly words: RegExpMatchArray
}

const day = (date: string | null) =>
  date === null
    ? ''
    : new Date(Date.parse(date)).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
const isPatterned = ({ garment }: StylistPiece) => garment.pattern !== null
const isBright = ({ garment }: StylistPiece) => garment.color !== null && isColorful(garment.color)
const clo = (pieces: readonly StylistPiece[]) =>
  pieces.reduce((sum, { garment }) => sum + garment.warmthClo, 0)

// What a reason may claim, and when the claim is true of the outfit.
const claims: readonly (readonly [RegExp, (claim: Claim) => boolean])[] = [
  [
    /(?:has|have) waited (\d+) days/,
    ({ named, words }) =>
      named.length === 1 && named.every((one) => daysSinceWorn(one, TODAY) === Number(words[1])),
  ],
  [
    /even the .* (\d+)\.$/,
    ({ named, words }) => named.every((one) => daysSinceWorn(one, TODAY) === Number(words[1])),
  ],
  [
    /not been worn yet/,
    ({ named }) => named.every((one) => one.wearCount === 0 && one.lastWornDate === null),
  ],
  [/(?:was|were) out today/, ({ named }) => named.every((one) => daysSinceWorn(one, TODAY) === 0)],
  [/(?:was|were) out yesterday/, ({ named }) => named.every((one) => daysSinceWorn(one, TODAY) === 1)],
  [
    /(?:was|were) out on (\w+day)/,
    ({ named, words }) =>
      named.every((one) => day(one.lastWornDate) === words[1] && (daysSinceWorn(one, TODAY) ?? 9) < 7),
  ],
  [
    /the one (?:strong )?color/,
    ({ named, pieces }) => pieces.filter(isBright).length === 1 && named.every(isBright),
  ],
  [/nothing but neutrals/i, ({ pieces }) => !pieces.some(isBright)],
  [/(?:keep|keeps) the rain out/, ({ named }) => named.every(({ garment }) => garment.rain === 'keeps out')],
  [/rain would spoil/i, ({ pieces }) => pieces.some(({ garment }) => garment.rain === 'spoils')],
  [
    /too casual/,
    ({ named, needs }) =>
      named.every(({ garment }) => garment.formality < (needs.occasion?.formality.least ?? 0)),
  ],
  [
    /too dressed up/,
    ({ named, needs }) =>
      named.every(({ garment }) => garment.formality > (needs.occasion?.formality.most ?? 9)),
  ],
  [
    /the only pattern/,
    ({ named, pieces }) => pieces.filter(isPatterned).length === 1 && named.some(isPatterned),
  ],
  [/nothing is patterned/i, ({ pieces }) => !pieces.some(isPatterned)],
  [/be worn the whole year/, ({ pieces }) => pieces.every(({ garment }) => garment.seasons.length === 4)],
  [
    /you chose (?:is|are) for .*, not for (\w+)\.?$/,
    ({ named, words }) =>
      named.every(({ garment }) => !garment.seasons.some((season) => season === words[1])),
  ],
  [/most of the warmth/, ({ named, pieces }) => clo(named) >= 0.4 * clo(pieces)],
  [
    /leaves? the feet bare/,
    ({ named }) => named.every(({ garment }) => garment.isOpen && garment.slot === 'shoes'),
  ],
  [/stays? neutral/, ({ pieces }) => pieces.filter(isBright).length <= 1],
  [/both loose/, ({ named }) => named.every(({ garment }) => garment.silhouette === 'loose')],
  [/the wrong color for this/, ({ named }) => named.every(({ garment }) => isMain(garment.slot))],
]

/** What the score of an outfit says that is not true of its pieces, or that names no piece of it. */
export function falseReasons(outfit: Outfit, closet: readonly StylistPiece[], needs: OutfitNeeds): string[] {
  const untagged = closet.filter((one) => !outfit.pieces.includes(one) && !tagOf(one.name))
  return outfit.score.terms.flatMap(({ reason }) => [
    ...(/^[\p{Lu}].*[.!?]$/u.test(reason) && !/undefined|null|NaN|  /.test(reason)
      ? []
      : [`no sentence: ${reason}`]),
    ...strangersIn(reason, outfit, untagged),
    ...falseClaims(reason, outfit, needs),
  ])
}

function strangersIn(reason: string, outfit: Outfit, untagged: readonly StylistPiece[]): string[] {
  const own = new Set(outfit.pieces.map(({ name }) => tagOf(name)))
  const tags = reason.match(/\bK\d+\b/g) ?? []
  return [
    ...tags.filter((tag) => !own.has(tag)).map((tag) => `${tag} is not in the outfit: ${reason}`),
    ...untagged
      .filter(
        (one) =>
          reason.includes(`${pieceWords(one).the} `) && !outfit.pieces.some(({ name }) => name.includes(one.name)),
      )
      .map(({ name }) => `${name} is not in the outfit: ${reason}`),
  ]
}

function falseClaims(reason: string, { pieces }: Outfit, needs: OutfitNeeds): string[] {
  const clauses = reason.split(/; |, and (?=the [^,]* (?:has|have) waited|even )/)
  return clauses.flatMap((clause) =>
    claims.flatMap(([pattern, isTrue]) => {
      const words = pattern.exec(clause)
      if (!words) return []
      const before = namedIn(clause.slice(0, words.index), pieces)
      const named = before.length > 0 ? before : namedIn(clause, pieces)
      return isTrue({ named, pieces, needs, words }) ? [] : [`not true: ${reason}`]
    }),
  )
}

function namedIn(text: string, pieces: readonly StylistPiece[]): StylistPiece[] {
  return pieces.filter((piece) => {
    const called = pieceWords(piece).the.slice('the '.length)
    return new RegExp(`${called}(?!\\d)`, 'i').test(text)
  })
}

function tagOf(name: string): string {
  return /\bK\d+\b/.exec(name)?.[0] ?? ''
}
