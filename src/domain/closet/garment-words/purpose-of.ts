import type { GarmentSlot, Purpose } from '../garment.ts'
import type { Thing } from './find-noun.ts'

// Looked up as they stand, in the plain letters of `wordsOf`.
const listOf = (words: string) => new Set(words.split(' '))
const home = listOf(
  'pajama pajamas pyjama pyjamas pijama pigiama schlafanzug schlafhose nachthemd nightgown nightdress nightshirt sleepwear bathrobe bademantel slippers hausschuhe',
)
const underwear = listOf('boxer boxers briefs')
const swimming = listOf('swim swimming swimsuit bikini wetsuit')
const snow = listOf('ski skiing snowboard snowboarding')
const sport = listOf('running gym workout fitness training cycling')
const sports = listOf('sport sports')
const bridal = listOf('wedding bridal brautkleid braut hochzeitskleid sposa novia mariee')
const guests = listOf('guest guests bridesmaid')
const rubber = listOf(
  'rubber rain regen gummi gummistiefel wellies wellington wellingtons pluie lluvia pioggia',
)
const soles = listOf('sole soles soled')
const boots: ReadonlySet<Thing> = new Set<Thing>(['boots', 'tall-boots'])

/** What a piece is made for and worn for nothing else, by the words of its name; null for what is worn anywhere. */
export function purposeOf(thing: Thing | null, name: readonly string[], slot: GarmentSlot): Purpose | null {
  const says = (words: ReadonlySet<string>) => name.some((word) => words.has(word))
  if (says(home)) return 'home'
  if (thing === 'swimwear' || (isOnBody(slot) && says(swimming))) return 'swimming'
  if (thing === 'underwear' || (isOnBody(slot) && says(underwear)))
    return says(sports) || says(sport) ? 'sport underwear' : 'underwear'
  if (slot === 'shoes') {
    if (says(snow)) return 'snow'
    return thing && boots.has(thing) && says(rubber) && !says(soles) ? 'rain' : says(sport) ? 'sport' : null
  }
  if ((slot === 'bottom' || slot === 'dress') && says(snow)) return 'snow'
  if (slot === 'dress' && says(bridal) && !says(guests)) return 'own wedding'
  return isOnBody(slot) && says(sport) ? 'sport' : null
}

function isOnBody(slot: GarmentSlot): boolean {
  return slot === 'top' || slot === 'bottom' || slot === 'dress'
}
