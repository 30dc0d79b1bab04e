import type { Garment, Material } from '../../closet/garment.ts'
import { sentence, within01 } from '../../sentence.ts'
import { isMain } from './area-weight.ts'
import { callAll, callPiece, verb } from './call-piece.ts'
import type { Judged, ToJudge } from './judged.ts'
import type { ScoredPiece } from './scored-piece.ts'

type AnyPattern = NonNullable<Garment['pattern']>

// How large a pattern is drawn: two that meet should differ.
const scale: Readonly<Record<AnyPattern, 1 | 2 | 3>> = {
  pin: 1,
  herringbone: 1,
  dot: 1,
  stripe: 2,
  check: 2,
  animal: 2,
  floral: 3,
  print: 3,
}

const patternWords: Readonly<Record<AnyPattern, string>> = {
  pin: 'pinstripe',
  herringbone: 'herringbone',
  dot: 'dots',
  stripe: 'stripes',
  check: 'check',
  animal: 'animal print',
  floral: 'flowers',
  print: 'print',
}

type Texture = 'smooth' | 'woolly' | 'crisp' | 'leather' | 'shiny' | 'sheer' | 'rugged'

// prettier-ignore
const textures: Readonly<Record<Material, Texture>> = {
  cotton: 'smooth', linen: 'crisp', wool: 'woolly', cashmere: 'woolly', silk: 'shiny', satin: 'shiny', velvet: 'shiny',
  lace: 'sheer', chiffon: 'sheer', viscose: 'smooth', denim: 'rugged', corduroy: 'rugged', tweed: 'woolly',
  jersey: 'smooth', fleece: 'woolly', leather: 'leather', suede: 'leather', 'patent leather': 'shiny', fur: 'woolly',
  down: 'rugged', synthetic: 'smooth', mesh: 'sheer', sequin: 'shiny', straw: 'crisp', canvas: 'rugged',
  rubber: 'smooth', metal: 'smooth',
}

// What nobody notices as a texture.
const unseen: ReadonlySet<Material> = new Set<Material>(['jersey', 'synthetic', 'rubber', 'viscose'])

/** How well two garments' patterns stand side by side, from 0 to 1. */
export function patternPair(one: Garment, other: Garment): number {
  if (!one.pattern || !other.pattern) return one.pattern || other.pattern ? 0.9 : 0.8
  if (scale[one.pattern] !== scale[other.pattern]) return 0.6
  return one.pattern === other.pattern && scale[one.pattern] === 1 ? 0.5 : 0.25
}

/** At most one or two patterns, of different scale; mixed textures. */
export function judgePattern({ pieces }: ToJudge): Judged {
  const patterned = pieces.filter(({ garment }) => garment.pattern !== null)
  return {
    share: within01(patternShare(patterned) + textureShare(pieces)),
    reason: () => sentence(patternSentence(pieces, patterned)),
  }
}

function patternShare(patterned: readonly ScoredPiece[]): number {
  const large = patterned.filter(({ garment }) => isMain(garment.slot))
  if (patterned.length === 0) return 0.78
  if (patterned.length === 1) return 0.88
  if (patterned.length > 2) return large.length > 2 ? 0.15 : 0.35
  const [one, other] = patterned
  return one && other ? patternPair(one.garment, other.garment) + (large.length < 2 ? 0.12 : 0) : 0.5
}

function textureShare(pieces: readonly ScoredPiece[]): number {
  const known = texturesOf(pieces)
  const shiny = pieces.filter(({ garment }) => textureOf(garment) === 'shiny' && isMain(garment.slot)).length
  if (shiny > 1) return -0.08
  if (known.size >= 2) return 0.1
  return sameCloth(pieces) ? -0.06 : 0
}

function texturesOf(pieces: readonly ScoredPiece[]): Set<Texture> {
  return new Set(pieces.flatMap(({ garment }) => textureOf(garment) ?? []))
}

function textureOf({ material }: Garment): Texture | null {
  return material ? textures[material] : null
}

function sameCloth(pieces: readonly ScoredPiece[]): readonly ScoredPiece[] | null {
  const cloths = pieces.filter(({ garment }) => isMain(garment.slot) && garment.material !== null)
  const [first] = cloths
  const same = cloths.filter(({ garment }) => garment.material === first?.garment.material)
  return same.length > 1 && (first?.garment.material === 'denim' || first?.garment.material === 'leather')
    ? same
    : null
}

function patternSentence(pieces: readonly ScoredPiece[], patterned: readonly ScoredPiece[]): string {
  const [one, other] = patterned
  if (patterned.length > 2)
    return `${callAll(patterned)} are all patterned, and nothing plain is left to calm them`
  if (one && other) return twoPatterns(one, other)
  const texture = textureWords(pieces)
  if (one) {
    const said = `the ${patternWords[one.garment.pattern ?? 'print']} of ${callPiece(one)} ${one.garment.pattern && patternWords[one.garment.pattern].endsWith('s') ? 'are' : 'is'} the only pattern`
    return texture ? `${said}; ${texture}` : said
  }
  const [first] = pieces
  if (pieces.length === 1 && first) return `${callPiece(first)} ${verb([first], 'is', 'are')} plain`
  return texture
    ? `nothing is patterned; ${texture}`
    : `nothing is patterned, so ${callAll(pieces)} sit quietly together`
}

function twoPatterns(one: ScoredPiece, other: ScoredPiece): string {
  const [first, second] = [one.garment.pattern ?? 'print', other.garment.pattern ?? 'print']
  const names = `the ${patternWords[first]} of ${callPiece(one)} and the ${patternWords[second]} of ${callPiece(other)}`
  return scale[first] === scale[second]
    ? `${names} are of one scale and compete`
    : `${names} differ in scale, so one leads and the other follows`
}

function textureWords(pieces: readonly ScoredPiece[]): string | null {
  const same = sameCloth(pieces)
  if (same)
    return `${callAll(same)} are ${same[0]?.garment.material ?? ''} on ${same[0]?.garment.material ?? ''}`
  const withCloth = pieces.filter(({ garment }) => garment.material !== null && !unseen.has(garment.material))
  const [first] = withCloth
  const second = withCloth.find(({ garment }) => first && textureOf(garment) !== textureOf(first.garment))
  if (!first || !second) return null
  const cloths = `${first.garment.material ?? ''} against ${second.garment.material ?? ''}`
  return `${callPiece(first)} and ${callPiece(second)} set ${cloths}`
}
