import * as z from 'zod/mini'
import type { Garment } from '../../closet/garment.ts'
import { garmentTags, hasTag, type GarmentTag } from '../../closet/tags/garment-tags.ts'
import type { Activity, OutfitNeeds } from '../outfit-needs.ts'
import {
  CALLED_FOR,
  isCalledForByEvent,
  isGearOfEvent,
  isWantedAsGear,
  wantedWeight,
} from '../score/wants-met.ts'
import { isStrictGear } from '../score/gear.ts'
import { isNamedFor } from '../score/faults/reservation-fault.ts'
import { isWarmSport, temperatureFor } from '../score/warmth-needed.ts'
import rows from './extra-roles.json' with { type: 'json' }

// Places on the body where extras are worn, by their tags, else by their types. All others, such as a fan or a brooch,
// compete with their own type only.
const Role = z.strictObject({
  tags: z.optional(z.array(z.enum(garmentTags))),
  types: z.optional(z.array(z.string())),
})
const roles = Object.entries(z.record(z.string(), Role).parse(rows))
// Hang from hair or clothes, so a hat or a veil is worn with them.
const pendants: ReadonlySet<string | null> = new Set(['maang-tikka', 'norigae', 'kanzashi', 'wedding-veil'])

// Highest temperature in °C at which each is of use.
const GLOVES_CELSIUS = 7
// Hands warm up in sport.
const ACTIVE_GLOVES_CELSIUS = 4
const HAT_CELSIUS = 10
const FUR_CELSIUS = 12
const SCARF_CELSIUS = 14
const LIGHT_SCARF_CELSIUS = 25
const TIGHTS_CELSIUS = 20
const CAP_FROM_CELSIUS = 3
const SUN_FROM_CELSIUS = 17
// Below the weight of a piece that is called for.
const USUAL_WEIGHT = 2
const DRESSY_FORMALITY = 3.4
const EVENING_FORMALITY = 3.8
const ADORNED_FORMALITY = 2.2
const BOW_TIE_FORMALITY = 4.2

const swims: ReadonlySet<string> = new Set(['swimming', 'indoor swimming', 'open water'])

/** The place on the body where an extra is worn; an outfit has at most one extra per place. */
export function extraRole(garment: Garment): string {
  const { type, tags } = garment
  if (pendants.has(type)) return type ?? 'any'
  // A dupatta is worn with a necklace.
  if (tags.has('shawl') && tags.has('traditional')) return 'shoulders'
  // A riding helmet or a sun hat is worn over a hijab.
  if (garment.tags.has('headscarf') && garment.tags.has('modest')) return 'hair'
  if (garment.purpose === 'swimming' && !garment.tags.has('goggles')) return 'head'
  const byTag = roles.find(([, row]) => row.tags && hasTag(garment, row.tags))
  return (byTag ?? roles.find(([, { types }]) => types?.includes(type ?? '')))?.[0] ?? type ?? 'any'
}

interface Worn {
  readonly garment: Garment
}

/** Whether a piece is worn where another is: a scarf replaces a scarf before a belt does. */
export function isSamePart({ garment: one }: Worn, { garment: other }: Worn): boolean {
  return one.slot !== 'extra' || other.slot !== 'extra' || extraRole(one) === extraRole(other)
}

/** Whether a piece is of use for the day and in the outfit: no gloves in summer, no tie without a shirt. */
export function isOfUse(garment: Garment, outfit: readonly Garment[], needs: OutfitNeeds): boolean {
  const has = (...tags: readonly GarmentTag[]) => hasTag(garment, tags)
  const { slot } = garment
  const wanted = wantedWeight(garment, needs)
  if (has('eyeglasses', 'keychain') || (has('lanyard') && !isNamedFor(garment, needs))) return false
  if (isNamedFor(garment, needs) && !has('tie')) return true
  // The hat and scarf of a uniform are worn in any weather.
  if (has('uniform') && !has('tie') && isWantedAsGear(garment, needs)) return true
  if (garment.purpose === 'rain' && isDryIndoors(needs)) return false
  // A class indoors needs no jacket.
  if (slot === 'outer' && (isOverdone(garment, needs) || (isWarmSport(needs) && wanted === 0))) return false
  // A prayer shawl is for prayer, not a layer for the plane, and a briefcase goes to work.
  if (has('religious') && has('shawl')) {
    const isSolemn = needs.occasion?.asksCover === true || needs.occasion?.mood === 'grave'
    // A hijab leaves no need of a mantilla.
    return wanted > (isSolemn ? 1 : USUAL_WEIGHT) && !outfit.some(({ tags }) => tags.has('headscarf'))
  }
  // A kippah or headscarf is added only if it is called for, as at prayer or by a wearer who covers her hair.
  if (has('religious') && slot === 'extra') {
    // A burkini has a hood.
    const isHooded = outfit.some(({ tags }) => tags.has('swimwear') && tags.has('modest'))
    return wanted >= CALLED_FOR && !(has('headscarf') && isHooded)
  }
  if (has('evening') && has('shawl'))
    return (
      isDressy(needs) && !outfit.some((other) => hasTag(other, ['headscarf', 'shawl']) && other !== garment)
    )
  if (has('work bag') && needs.occasion) return wanted > 0
  if (has('fur') && !isBelow(needs, FUR_CELSIUS)) return false
  // Luggage is for traveling, a gym bag for sport.
  if (has('travel bag', 'gym bag'))
    return doesSome(needs, has('gym bag') ? 'sport' : 'traveling') || wanted > 1
  if (has('helmet', 'goggles', 'apron')) return wanted > 1
  // The wide hat of a stockman or a line dancer is worn under clouds and indoors too.
  if (garment.type === 'cowboy-hat' && wanted > 1) return true
  if (has('sun hat') && isCalledForByEvent(garment, needs)) return true
  if (has('sunglasses', 'sun hat', 'sport glasses')) return isSunny(needs)
  if (has('tie', 'bow tie', 'pocket square', 'cuff links', 'cummerbund'))
    return isForTie(garment, outfit, needs)
  // Folk sashes and blanket wraps are worn with traditional dress.
  if (has('traditional') && has('belt', 'wrap') && !has('evening'))
    return wanted > 1 || outfit.some((other) => other.slot !== 'extra' && other.tags.has('traditional'))
  if (has('belt', 'dress belt'))
    return outfit.some((other) => other.slot === 'bottom' && !hasTag(other, withoutLoops))
  if (has('jewelry', 'fine jewelry', 'statement jewelry', 'festive jewelry')) return isAdorned(needs)
  // Festive extras, such as a turban for weddings, are for celebrations.
  if (slot === 'extra' && has('festive', 'bridal'))
    return wanted >= CALLED_FOR || (needs.occasion?.mood === 'festive' && wanted > 0)
  return isOfUseInWeather(garment, outfit, needs)
}

function isOfUseInWeather(garment: Garment, outfit: readonly Garment[], needs: OutfitNeeds): boolean {
  const has = (...tags: readonly GarmentTag[]) => hasTag(garment, tags)
  const wanted = wantedWeight(garment, needs)
  const isExtra = garment.slot === 'extra'
  if (has('tights')) return isForTights(needs) && !outfit.some(isLongTrousers)
  // Rowing, cycling, running and hiking leave no hand for an umbrella.
  if (has('umbrella')) return needs.occasion?.isWet === true && !doesSome(needs, 'sport', 'cycling', 'hiking')
  if (has('light scarf') && outfit.some(({ tags }) => tags.has('headscarf'))) return false
  if (has('light scarf') && !has('traditional'))
    return wanted > 1 || (isBelow(needs, LIGHT_SCARF_CELSIUS) && !isActive(needs))
  // A swim cap is for swimming, not for sailing.
  if (isExtra && garment.purpose === 'swimming')
    return needs.occasion?.profiles?.some((id) => swims.has(id)) === true
  // Boxing gloves are for boxing, a golf glove for golf.
  if (isExtra && garment.purpose === 'sport')
    return isGearOfEvent(garment, needs) && (isActive(needs) || wanted > 1)
  // The scarf of a choir or a club is worn in any weather.
  if (has('winter scarf') && wanted >= CALLED_FOR && !isActive(needs)) return true
  // Sport on ice and a cold house call for them at any weather; riding gloves are for riding.
  if (has('gloves', 'beanie') && wanted > 1 && doesSome(needs, 'on ice')) return true
  const isOwnGear = isActive(needs) && isStrictGear(garment) && isGearOfEvent(garment, needs)
  if (has('gloves') && isOwnGear) return true
  if (has('socks', 'sport socks') && wanted > 1) return !doesSome(needs, 'on sand')
  // White gloves of a lodge or of ushers don't protect against the cold.
  if (has('gloves') && temperatureFor(needs) === null && wanted >= CALLED_FOR) return true
  const isColdFor = (celsius: number) => isBelow(needs, celsius) && !isIndoors(needs)
  if (has('gloves') && has('work site') && wanted > 1) return true
  if (has('gloves')) return isColdFor(isActive(needs) ? ACTIVE_GLOVES_CELSIUS : GLOVES_CELSIUS)
  if (has('beanie')) return isColdFor(HAT_CELSIUS)
  if (has('warm accessory', 'winter scarf')) return isColdFor(SCARF_CELSIUS)
  // Hats are taken off indoors, unless the occasion wants one.
  const isOutside = needs.occasion?.setting !== 'indoors'
  if (has('dress hat') && !has('cap')) return isOutside || wanted > 0
  return !has('cap') || wanted > 1 || (isCasual(needs) && isOutside && !isBelow(needs, CAP_FROM_CELSIUS))
}

const doesSome = ({ occasion }: OutfitNeeds, ...some: readonly Activity[]) =>
  occasion?.activities.some((one) => some.includes(one)) === true

function isBelow(needs: OutfitNeeds, celsius: number): boolean {
  const known = temperatureFor(needs)
  return known !== null && known <= celsius
}

// Rain gear is of no use at a dance class, though it counts as sportswear.
const isDryIndoors = ({ occasion }: OutfitNeeds) =>
  occasion?.setting === 'indoors' && !occasion.isWet && occasion.statedCelsius === null

// At an unknown temperature winter coats and raincoats are not added, nor any coat unless the occasion is outdoors.
function isOverdone(garment: Garment, needs: OutfitNeeds): boolean {
  if (!hasTag(garment, ['coat', 'winter coat', 'down', 'rain jacket', 'windbreaker'])) return false
  if (temperatureFor(needs) !== null || needs.occasion === null || wantedWeight(garment, needs) > 0)
    return false
  const isForRain = garment.purpose === 'rain' && !needs.occasion.isWet
  return needs.occasion.setting !== 'outdoors' || isForRain || hasTag(garment, ['winter coat', 'down'])
}

// Long trousers hide tights.
function isLongTrousers({ slot, tags }: Garment): boolean {
  return slot === 'bottom' && !tags.has('skirt') && !tags.has('short skirt') && !tags.has('shorts')
}

// Tights are worn neither on sand nor on warm days.
function isForTights({ occasion, season }: OutfitNeeds): boolean {
  if (occasion?.activities.includes('on sand') || season === 'summer') return false
  return (occasion?.temperatureCelsius ?? TIGHTS_CELSIUS) <= TIGHTS_CELSIUS
}

// Dancing is too warm for a scarf at any weather, except outdoors at a stated temperature, such as a festival in snow.
function isIndoors({ occasion }: OutfitNeeds): boolean {
  if (!occasion) return false
  const isStated = occasion.temperatureCelsius !== null
  const isDancing = occasion.activities.includes('dancing')
  return occasion.setting === 'outdoors'
    ? isDancing && !isStated
    : isDancing || (occasion.setting === 'indoors' && !isStated)
}

const isActive = (needs: OutfitNeeds) => doesSome(needs, 'sport', 'hiking', 'dancing')

function isSunny(needs: OutfitNeeds): boolean {
  const { occasion, season } = needs
  const celsius = temperatureFor(needs)
  if (occasion) {
    if (occasion.setting === 'indoors' || occasion.profiles?.includes('indoors') || occasion.isWet)
      return false
    if (occasion.dayTime === 'evening' || occasion.dayTime === 'night') return false
    if (occasion.formality.ideal >= EVENING_FORMALITY || occasion.mood === 'grave') return false
    if (occasion.setting !== 'outdoors' && celsius === null) return false
  }
  return celsius === null ? season !== 'winter' : celsius >= SUN_FROM_CELSIUS
}

function isForTie(garment: Garment, outfit: readonly Garment[], needs: OutfitNeeds): boolean {
  // A clerical shirt has a collar of its own.
  const hasCollar = outfit.some(
    ({ tags }) => (tags.has('shirt') || tags.has('dress shirt')) && !tags.has('religious'),
  )
  const isTailored = outfit.some(
    ({ tags }) => tags.has('tailored') || tags.has('suiting') || tags.has('black tie'),
  )
  // A school tie is worn with the blouse of the uniform.
  if (garment.tags.has('uniform'))
    return outfit.some(({ slot, tags }) => slot === 'top' && hasTag({ tags }, ['uniform', 'shirt', 'blouse']))
  if (!hasCollar || !isDressy(needs)) return false
  const isEvening = garment.tags.has('bow tie') || garment.tags.has('cummerbund')
  // A dinner jacket has its bow tie at any event that it is worn to.
  const isBlackTie = outfit.some(({ slot, tags }) => slot !== 'top' && tags.has('black tie'))
  return isEvening
    ? isTailored && (isBlackTie || (needs.occasion?.formality.ideal ?? 0) >= BOW_TIE_FORMALITY)
    : isTailored
}

// prettier-ignore
const withoutLoops: readonly GarmentTag[] = [
  'sweatpants', 'leggings', 'athletic', 'swimwear', 'traditional', 'scrubs', 'technical', 'short skirt', 'black tie',
]

function isAdorned(needs: OutfitNeeds): boolean {
  if (isActive(needs) && !doesSome(needs, 'dancing')) return false
  return (needs.occasion?.formality.ideal ?? DRESSY_FORMALITY) >= ADORNED_FORMALITY
}

function isCasual({ occasion }: OutfitNeeds): boolean {
  return occasion === null || (occasion.formality.ideal < 2.6 && occasion.mood !== 'grave')
}

function isDressy({ occasion, stylePreference }: OutfitNeeds): boolean {
  if (occasion) return occasion.formality.ideal >= DRESSY_FORMALITY
  return stylePreference === 'professional' || stylePreference === 'formal'
}
