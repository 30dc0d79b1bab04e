import { isMaterialNamed } from '../../../closet/garment-facts/is-material-named.ts'
import type { Garment, Material } from '../../../closet/garment.ts'
import { within01 } from '../../../within01.ts'
import { wordSet } from '../../../word-set.ts'
import { isMainSlot } from '../area-weight.ts'
import type { TermScore, TermInput } from './term-score.ts'
import type { ScoreFact } from '../score-fact.ts'
import type { ScoredPiece } from '../scored-piece.ts'

type AnyPattern = NonNullable<Garment['pattern']>

// Scale of each pattern; two patterns in an outfit should differ in it.
// prettier-ignore
const scale: Readonly<Record<AnyPattern, 1 | 2 | 3>> = {
  pin: 1, herringbone: 1, dot: 1, stripe: 2, check: 2, animal: 2, floral: 3, print: 3,
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

// Materials without a noticeable texture, or that are not fabrics.
// Teddy and sherpa are read as fleece, though some are wool.
const unseen: ReadonlySet<string> = wordSet('fleece jersey synthetic rubber viscose metal')

/** How well the patterns of two garments combine, from 0 to 1. */
export function patternPair(one: Garment, other: Garment): number {
  if (!one.pattern || !other.pattern) return one.pattern || other.pattern ? 0.9 : 0.8
  if (scale[one.pattern] !== scale[other.pattern]) return 0.6
  return one.pattern === other.pattern && scale[one.pattern] === 1 ? 0.5 : 0.25
}

/** Scores patterns and textures: at most one or two patterns, of different scale, and mixed textures. */
export function scorePattern({ pieces }: TermInput): TermScore {
  const all = pieces.filter(({ garment }) => garment.pattern !== null)
  // Pieces of one set count as one pattern, such as a pinstripe suit.
  const patterned = all.filter(
    ({ garment }, at) => !all.slice(0, at).some((other) => areOfOneCloth(garment, other.garment)),
  )
  const share = within01(patternShare(patterned) + textureShare(pieces))
  return { share, fact: () => patternFact(pieces, patterned) }
}

const areOfOneCloth = (one: Garment, other: Garment) =>
  one.set !== null && one.set === other.set && one.pattern === other.pattern

function patternShare(patterned: readonly ScoredPiece[]): number {
  const large = patterned.filter(({ garment }) => isMainSlot(garment.slot))
  if (patterned.length === 0) return 0.78
  if (patterned.length === 1) return 0.88
  if (patterned.length > 2) return large.length > 2 ? 0.15 : 0.35
  const [one, other] = patterned
  return one && other ? patternPair(one.garment, other.garment) + (large.length < 2 ? 0.12 : 0) : 0.5
}

function textureShare(pieces: readonly ScoredPiece[]): number {
  const known = pieces.flatMap(({ garment: { material, slot } }) =>
    material ? [{ texture: textures[material], slot }] : [],
  )
  const shiny = known.filter(({ texture, slot }) => texture === 'shiny' && isMainSlot(slot))
  if (shiny.length > 1) return -0.08
  if (new Set(known.map(({ texture }) => texture)).size >= 2) return 0.1
  return sameCloth(pieces).length > 0 ? -0.06 : 0
}

function sameCloth(pieces: readonly ScoredPiece[]): readonly ScoredPiece[] {
  const cloths = pieces.filter(({ garment }) => isMainSlot(garment.slot) && garment.material !== null)
  const material = cloths[0]?.garment.material
  const same = cloths.filter(({ garment }) => garment.material === material)
  return same.length > 1 && (material === 'denim' || material === 'leather') ? same : []
}

function patternFact(pieces: readonly ScoredPiece[], patterned: readonly ScoredPiece[]): ScoreFact {
  const [one, other] = patterned
  if (patterned.length > 2) return { is: 'many patterns', count: patterned.length }
  if (one?.garment.pattern && other?.garment.pattern)
    return {
      is: 'two patterns',
      one,
      other,
      compete: scale[one.garment.pattern] === scale[other.garment.pattern],
    }
  if (one) return { is: 'only pattern', piece: one }
  return fabricFact(pieces) ?? { is: 'no pattern' }
}

function fabricFact(pieces: readonly ScoredPiece[]): ScoreFact | null {
  const same = sameCloth(pieces)
  if (same[0]?.garment.material && same.every(isMaterialNamed))
    return { is: 'same fabric', material: same[0].garment.material }
  const known = pieces.flatMap((piece) => {
    const { material, slot } = piece.garment
    // A tote and socks make no mix of fabrics.
    return material && !unseen.has(material) && isMainSlot(slot) && isMaterialNamed(piece)
      ? [{ piece, material }]
      : []
  })
  const [one] = known
  // Denim and cotton don't contrast, since denim is cotton.
  const isSame = (material: Material) =>
    [material, one?.material].every((each) => each === 'cotton' || each === 'denim')
  const other = known.find(
    ({ material }) => one && textures[material] !== textures[one.material] && !isSame(material),
  )
  return one && other
    ? { is: 'fabrics', one: one.piece, first: one.material, other: other.piece, second: other.material }
    : null
}
