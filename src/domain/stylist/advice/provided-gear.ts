import type { GarmentTag } from '../../closet/tags/garment-tags.ts'
import { plainText } from '../occasions/matching/clauses.ts'
import type { EventWord } from '../occasions/matching/tokenize-event.ts'
import { acquaintance, kin, offspring } from '../occasions/people-words.ts'

interface ProvidedGear {
  /** As the request names it, in the singular, and what else it is called. */
  readonly words: readonly string[]
  readonly tags?: readonly GarmentTag[]
}

const item =
  '(?:(?:hard|bump|hi vis|high vis|reflective|crash|bike|riding|climbing|ski|safety|life|rain|rubber|work|shoe|hair|dust|face|ear) )?(?:hats?|helmets?|vests?|goggles|glasses|gloves|aprons?|harness(?:es)?|jackets?|wetsuits?|waders|ponchos?|masks?|hairnets?|covers?|caps?|boots|wellies|blankets?|plugs|defenders|muffs)'
const all = 'gear|equipment|ppe|kit'
const some = `(?:${item}|${all})`
const list = `${some}(?: (?:and|or|plus|the|an?|${some}))*`
const whom =
  '(?: (?:us|me|you|him|her|them|it|everyone|everybody|volunteers|guests|staff|out|all|with|the|an?|our|your|my|free|safety|own))*'
// A jacket from one's father is a present to wear.
const noGiver = String.raw`(?<!\b(?:i|${kin}|${offspring}|${acquaintance})(?: (?:is|has|just))?) `
const provisions = [
  String.raw`(?:^|${noGiver})(?:gives?|gave|giving|provides?|providing|suppl(?:y|ies)|lends?|lent|loans?|hands? out|issues?|rents? us|hires? out)${whom} (${list})\b`,
  String.raw`\b(${list})(?: (?:is|are|was|were|will|be|get|all|being|both))* (?:provided|supplied|included|given(?: out)?|issued|handed out|lent|on loan|rented there)\b`,
].map((text) => new RegExp(text, 'g'))
const items = new RegExp(item, 'g')

/** Returns the gear that somebody else provides: 'they give us vests and hard hats', 'helmets are provided'. */
export function providedGear(words: readonly EventWord[]): ProvidedGear[] {
  const clauses = [...Map.groupBy(words, ({ clause }) => clause).values()].map((clause) => plainText(clause))
  const lists = clauses.flatMap((text) =>
    provisions.flatMap((provision) => [...text.matchAll(provision)].map(([, given = '']) => given)),
  )
  return lists.map((given) => ({
    words: [
      ...[...given.matchAll(items)].map(([name]) => name.replace(/(?<=[^s])s$/, '')),
      // Helmets on a site are hard hats, and vests there are signal vests.
      ...(/helmet|hat/.test(given) ? ['helmet', 'hard hat'] : []),
      ...(given.includes('vest') ? ['hi-vis vest', 'hi-vis'] : []),
    ],
    ...(new RegExp(String.raw`\b(?:${all})\b`).test(given) && { tags: ['safety', 'hi-vis'] }),
  }))
}
