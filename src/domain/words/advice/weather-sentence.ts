import { hasTag } from '../../closet/tags/garment-tags.ts'
import { type AdviceFacts, askedFor, inWords } from './advice-facts.ts'

const HOT_CELSIUS = 26
const WARM_COAT_CLO = 0.45
const MILD_CELSIUS = 14
const WARM_CELSIUS = 20

/** Returns what to add or choose for the weather, such as 'At 5 °C, add a camel wool coat.', or null. */
export function weatherSentence({ input, pieces }: AdviceFacts): string | null {
  const { needs, degrees } = input.reading
  const [layer, cover] = pieces.chosen.filter(({ catalogGarment: toFind }) => toFind.part === 'layer')
  const small = pieces.chosen.find(({ garment }) => hasTag(garment, ['warm accessory', 'sun hat']))
  const when = degrees ? `At ${degrees}` : needs.isWet ? 'In the rain' : null
  if (layer && !cover && askedFor(input.words) === 'layer') return null
  if (layer && cover && (cover.garment.slot === 'top' || cover.garment.tags.has('fleece')))
    return `${degrees ? `At ${degrees}, add` : 'Add'} ${inWords(cover)} under ${inWords(layer)}.`
  if (layer && cover) {
    const use = needs.isWet ? 'in the rain' : 'for the way'
    return `Add ${inWords(layer)}, and ${inWords(cover)} ${use}.`
  }
  if (layer && hasTag(layer.garment, ['blazer', 'cardigan'])) return `Add ${inWords(layer)}.`
  if (layer && when)
    return `${when}, add ${inWords(layer)}${small && degrees ? ` and ${inWords(small)}` : ''}.`
  // Gear such as a ski jacket is required, not a spare layer.
  const isMild = input.celsius === null || input.celsius >= MILD_CELSIUS
  const isGear = layer !== undefined && (layer.garment.purpose !== null || layer.garment.tags.has('safety'))
  const isSpare =
    needs.setting === 'outdoors' && isMild && !isGear && layer && layer.garment.warmthClo < WARM_COAT_CLO
  if (layer) return `Add ${inWords(layer)}${isSpare ? ' in case it turns cool' : ''}.`
  if (input.asker.rows.some(({ isForHeat }) => isForHeat)) return null
  // Advice about loose cuts doesn't fit swimwear.
  if (pieces.chosen.some(({ garment }) => garment.tags.has('swimwear'))) return null
  const isHot =
    (needs.setting !== 'indoors' || degrees !== null) &&
    needs.temperatureCelsius !== null &&
    needs.temperatureCelsius >= HOT_CELSIUS
  if (isHot) return `${when ?? 'In the heat'}, choose light fabrics and loose cuts.`
  const isCold = input.asker.rows.some(({ isColdInSummer }) => isColdInSummer)
  const isCool = needs.temperatureCelsius !== null && needs.temperatureCelsius < WARM_CELSIUS
  if (!degrees && input.season === 'summer' && needs.setting !== 'indoors' && !isCold && !isCool)
    return 'Choose light, breathable fabrics.'
  return null
}
