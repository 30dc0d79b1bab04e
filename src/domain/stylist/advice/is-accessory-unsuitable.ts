import { hasTag } from '../../closet/tags/garment-tags.ts'
import type { Garment } from '../../closet/garment.ts'
import { staysHome } from '../outfit-needs.ts'
import type { AdviceInput } from './advice-input.ts'
import { isInCrowd } from './choose-outer-layer.ts'

// Minimum formality of evening clothes.
const DRESSED_UP = 3.8
// Minimum formality at which beanies are too casual.
const BARE_HEADED_FROM = 3.5
// In warmer weather legs are bare, or in sheer hose.
const TIGHTS_BELOW_CELSIUS = 14

/** Whether an accessory is impractical, such as an umbrella on a bicycle, or doesn't go with the worn garments. */
export function isAccessoryUnsuitable(
  garment: Garment,
  worn: readonly Garment[],
  input: AdviceInput,
): boolean {
  return (
    isWithoutCoat(garment, worn, input) ||
    isWrongAroundHead(garment, worn, input) ||
    isWrongOnHands(garment, input) ||
    isWrongJewelry(garment, worn, input) ||
    isWrongTightsOrScarf(garment, worn, input) ||
    isWrongNeckwear(garment, worn, input)
  )
}

// Gloves, scarves and warm hats go with a coat or jacket, unless the day is spent outdoors.
const isWithoutCoat = (garment: Garment, worn: readonly Garment[], { reading }: AdviceInput) =>
  hasTag(garment, ['warm accessory', 'winter scarf', 'gloves']) &&
  !garment.tags.has('work site') &&
  reading.needs.setting !== 'outdoors' &&
  !worn.some(({ slot }) => slot === 'outer')

// Includes dress hats with traditional dress, such as a fascinator with a lehenga.
function isWrongAroundHead(
  garment: Garment,
  worn: readonly Garment[],
  { asker, reading }: AdviceInput,
): boolean {
  const { activities, formality, isWindy, setting } = reading.needs
  // The wind takes a wide brim, unless the sun calls for one.
  const isForSun = asker.rows.some(({ wantTags }) => wantTags?.includes('sun hat'))
  if (garment.tags.has('sun hat') && isWindy && !isForSun) return true
  // A burkini has a hood of its own.
  if (garment.tags.has('headscarf') && worn.some(({ type }) => type === 'burkini')) return true
  if (garment.tags.has('beanie') && formality.ideal >= BARE_HEADED_FROM) return true
  if (garment.tags.has('dress hat') && worn.some(({ culture }) => culture !== null)) return true
  // A veil goes with a dress.
  const isInSuit =
    worn.some((one) => hasTag(one, ['suiting', 'jumpsuit'])) && reading.event?.id === 'own wedding'
  if (hasTag(garment, ['bridal', 'dress hat']) && isInSuit) return true
  // A fascinator has no room next to a veil.
  if (
    hasTag(garment, ['dress hat', 'hair accessory']) &&
    worn.some(({ slot, tags }) => slot === 'extra' && tags.has('bridal'))
  )
    return true
  const isIndoors = setting === 'indoors' || staysHome(activities) || isAtDoctor(reading)
  // Those who provide a helmet want it worn.
  const isInHelmet = [...asker.neverWords].some((word) => /\b(?:helmet|hat|cap)$/.test(word))
  return garment.tags.has('cap') && (isIndoors || isInHelmet)
}

const isAtDoctor = ({ event }: AdviceInput['reading']) => (event?.family ?? event?.id) === 'doctor'

// Includes umbrellas on a bicycle, and clutches on a day of walking.
function isWrongOnHands(garment: Garment, { asker, reading }: AdviceInput): boolean {
  const { activities, formality, isWindy } = reading.needs
  // Manual work needs work gloves.
  const isAtWork = reading.event?.family === 'work with hands'
  if (garment.tags.has('gloves') && !garment.tags.has('work site') && isAtWork) return true
  if (garment.tags.has('clutch')) return activities.includes('walking') && formality.ideal < DRESSED_UP
  if (!garment.tags.has('umbrella')) return false
  const isOnTheMove = activities.includes('cycling') || activities.includes('hiking') || isWindy
  // Crowds have no room for an umbrella, and a child or a cane takes a hand.
  return isOnTheMove || isInCrowd(reading) || asker.rows.some(({ id }) => withoutUmbrella.has(id))
}

const withoutUmbrella: ReadonlySet<string> = new Set(['children', 'cane', 'wheelchair', 'one arm', 'sling'])

function isWrongJewelry(
  garment: Garment,
  worn: readonly Garment[],
  { asker, reading }: AdviceInput,
): boolean {
  const { activities, asksCover, dayTime, mood, profiles = [] } = reading.needs
  // At home and at the doctor's, watches, belts and earrings are out of place.
  const isPlainDay = staysHome(activities) || isAtDoctor(reading)
  if (isPlainDay && hasTag(garment, ['watch', 'belt', 'earrings'])) return true
  // A headscarf hides earrings.
  if (garment.tags.has('earrings') && asker.wearer.coverage === 'hair, arms and legs') return true
  // Water and sweat ruin a leather strap, and hospitals require bare arms.
  const isInWater = activities.includes('on sand') || activities.includes('sport')
  if (garment.tags.has('watch')) {
    const isRough =
      reading.event?.family === 'work with hands' ||
      profiles.some((id) => id === 'dirty work' || id === 'lifting')
    const isOnWard = reading.event?.id === 'hospital shift'
    return isRough || isOnWard || (isInWater && !garment.tags.has('sport watch'))
  }
  // In court, jewelry stays small.
  const isInCourt = (reading.event?.family ?? reading.event?.id) === 'court'
  if (isInCourt && garment.tags.has('necklace')) return true
  // Statement jewelry is for a night out, without a tie.
  const isNightOut = (dayTime === 'evening' || dayTime === 'night') && mood !== 'grave' && !asksCover
  const isLiked = asker.rows.some(({ id }) => id === 'big jewelry' || id === 'sparkle')
  const isTied = worn.some((one) => hasTag(one, ['tie', 'bow tie', 'dress shirt']))
  return garment.tags.has('statement jewelry') && !isLiked && !(isNightOut && !isTied)
}

function isWrongTightsOrScarf(
  garment: Garment,
  worn: readonly Garment[],
  { celsius, reading }: AdviceInput,
): boolean {
  const { activities } = reading.needs
  const isExercise = activities.includes('hiking') || activities.includes('sport')
  if (garment.tags.has('tights') && (isExercise || !isTightsTime(worn, celsius))) return true
  if (isExercise && hasTag(garment, ['winter scarf', 'leather'])) return true
  // One scarf is enough.
  const isScarfed = worn.some(({ tags, type }) => tags.has('headscarf') || type === 'dupatta')
  if (garment.tags.has('light scarf') && isScarfed) return true
  // A sari or lehenga has its own drape.
  const isDraped = worn.some(({ slot, culture }) => slot === 'dress' && culture !== null)
  return garment.type === 'dupatta' && isDraped
}

// Opaque tights are for cold weather, with suitable shoes.
const isTightsTime = (worn: readonly Garment[], celsius: number | null) =>
  celsius !== null &&
  celsius < TIGHTS_BELOW_CELSIUS &&
  worn.some(isWornWithTights) &&
  !worn.some((one) => hasTag(one, ['sneakers', 'canvas shoes', 'boat shoes', 'espadrilles', 'sandals']))

// A salwar kameez has its own trousers.
const isWornWithTights = ({ kind, slot, tags, culture }: Garment) =>
  culture === null && (tags.has('skirt') || (slot === 'dress' && kind !== 'jumpsuit'))

function isWrongNeckwear(
  garment: Garment,
  worn: readonly Garment[],
  { asker, reading }: AdviceInput,
): boolean {
  // A pocket square needs the breast pocket of a jacket.
  if (garment.type === 'pocket-square')
    return !worn.some(({ tags }) => tags.has('tailored') && !tags.has('traditional'))
  // A cummerbund needs a tuxedo, and so does a bow tie, except at events in `withBowTie`. A tuxedo takes no long tie.
  const jacket = worn.find(({ slot }) => slot === 'outer')
  const isWhiteTie = jacket?.tags.has('white tie') === true
  const isTuxedo = !isWhiteTie && (jacket?.set === 'tuxedo' || jacket?.tags.has('black tie') === true)
  if (garment.tags.has('cummerbund') && !isTuxedo) return true
  if (garment.tags.has('bow tie')) {
    if (isWhiteTie !== (garment.color?.family === 'white')) return true
    if (!isTuxedo && !isWhiteTie && !withBowTie.has(reading.event?.id ?? '')) return true
  } else if (garment.tags.has('tie') && (isTuxedo || isWhiteTie)) {
    return !asker.rows.some(({ id }) => id === 'hates bow ties')
  }
  return isTieWithoutShirt(garment, worn)
}

const withBowTie: ReadonlySet<string> = new Set(['wedding', 'prom', 'school dance', 'twenties party'])

/** Whether a garment is a tie without a dress shirt, as with a turtleneck. */
export function isTieWithoutShirt(garment: Garment, chosen: readonly Garment[]): boolean {
  const isWithShirt = chosen.some(({ tags }) => tags.has('dress shirt'))
  // A barong is worn open at the neck.
  const isTraditional = chosen.some(({ slot, culture }) => slot === 'top' && culture !== null)
  return hasTag(garment, ['tie', 'bow tie']) && (!isWithShirt || isTraditional)
}
