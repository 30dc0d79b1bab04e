import { patternOf } from '../../closet/cloth-of.ts'
import type { Material } from '../../closet/garment.ts'
import { nounOf } from '../../closet/noun-of.ts'
import { capital } from '../../sentence.ts'
import { garmentCloth, leatherGoods } from './cloth-reasons.ts'
import type { Reason, ToReason } from './reason.ts'
import { voiceOf } from './voice.ts'

const smooth: ReadonlySet<Material> = new Set<Material>([
  'satin',
  'silk',
  'leather',
  'patent leather',
  'sequin',
])
const textured: ReadonlySet<Material> = new Set<Material>([
  'wool',
  'cashmere',
  'tweed',
  'corduroy',
  'suede',
  'fleece',
  'velvet',
  'fur',
  'linen',
  'denim',
])
// Out of place by day, whatever is said of it.
const evening: ReadonlySet<Material> = new Set<Material>(['satin', 'velvet'])

/** What the cloth, the pattern and the cut of a piece do for the outfit. */
export function reasonsOfCloth(toReason: ToReason): Reason[] {
  return [surface(toReason), cloth(toReason), pattern(toReason), cut(toReason)].filter((one) => one !== null)
}

function surface({ piece, view: { lead } }: ToReason): Reason | null {
  const [own, leads] = [piece.garment.material, lead.garment.material]
  if (piece === lead || !own || !leads || own === leads) return null
  const isContrast = (smooth.has(own) && textured.has(leads)) || (textured.has(own) && smooth.has(leads))
  if (!isContrast) return null
  return {
    theme: 'cloth',
    of: 'surface',
    weight: 0.62,
    frames: [
      `${capital(own)} against the ${leads} of ${voiceOf(lead).the}: two surfaces that differ on purpose.`,
      `The ${own} answers the ${leads} of ${voiceOf(lead).the} with another surface.`,
    ],
  }
}

function cloth({ piece, view: { needs } }: ToReason): Reason | null {
  const { material, slot } = piece.garment
  if (!material) return null
  const isGoods = slot === 'shoes' || slot === 'bag'
  if (isGoods && evening.has(material) && needs?.occasion && needs.occasion.dayTime === null) return null
  // Of jeans everybody knows that they are denim.
  if (!isGoods && material === 'denim' && /jeans|denim/.test(nounOf(piece).several)) return null
  const frames = isGoods ? leatherGoods[material] : slot === 'extra' ? undefined : garmentCloth[material]
  if (!frames) return null
  return { theme: 'cloth', of: `${isGoods ? 'goods' : 'cloth'} ${material}`, weight: 0.5, frames }
}

function pattern({ piece, view: { pieces, lead } }: ToReason): Reason | null {
  const own = patternOf(piece)
  const { it, is, does } = voiceOf(piece)
  if (own) {
    const isOnly = pieces.every((other) => other === piece || other.garment.pattern === null)
    return isOnly && pieces.length > 1
      ? {
          theme: 'pattern',
          of: 'only pattern',
          weight: 0.8,
          frames: [
            `${capital(it)} ${is} the only ${own} piece, so the pattern has the room it needs.`,
            `The one pattern here is on ${it === 'it' ? 'it' : 'them'}, and nothing answers back.`,
          ],
        }
      : null
  }
  if (lead === piece || !patternOf(lead)) return null
  const leads = voiceOf(lead)
  return {
    theme: 'pattern',
    of: 'plain',
    weight: 0.66,
    frames: [
      `${capital(does('it has', 'they have'))} no pattern that could compete with the ${patternOf(lead)} ${leads.the.slice(4)}.`,
      `${capital(it)} ${is} plain, as anything beside the ${patternOf(lead)} ${leads.the.slice(4)} should be.`,
    ],
  }
}

function cut({ piece, view }: ToReason): Reason | null {
  const { slot, silhouette, length } = piece.garment
  const { it, its, is, does } = voiceOf(piece)
  const other = slot === 'top' ? view.at('bottom') : slot === 'bottom' ? view.at('top') : null
  if (slot === 'outer' && length === 'long')
    return shape('long', 0.6, [`${capital(its)} length covers everything under ${it} in one line.`])
  if (!other) return null
  const { the, is: isOther } = voiceOf(other)
  if (slot === 'top' && length === 'cropped' && other.garment.length !== 'cropped')
    return shape('cropped', 0.75, [
      `${capital(does('it ends', 'they end'))} high, where ${the} ${voiceOf(other).does('begins', 'begin')}.`,
    ])
  if (silhouette === 'slim' && other.garment.silhouette === 'loose')
    return shape('slim to loose', 0.78, [
      `${capital(it)} ${is} cut close, which balances the width of ${the}.`,
      `A narrow line is what ${the}, roomy as ${isOther === 'is' ? 'it is' : 'they are'}, ${voiceOf(other).does('needs', 'need')}.`,
    ])
  if (silhouette === 'loose' && other.garment.silhouette === 'slim')
    return shape('loose to slim', 0.78, [
      `${capital(it)} ${is} roomy, and ${the} ${voiceOf(other).does('keeps', 'keep')} that in hand.`,
      `${capital(its)} width sits well with ${the}, which ${isOther} narrow.`,
    ])
  return null
}

function shape(of: string, weight: number, frames: Reason['frames']): Reason {
  return { theme: 'shape', of, weight, frames }
}
