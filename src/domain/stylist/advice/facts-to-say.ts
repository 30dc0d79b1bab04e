import type { EventFact } from './former/event-facts.ts'
import type { AdviceContext } from './advice-context.ts'
import { factLines } from './fact-lines.ts'

export type TellingFact = keyof typeof factLines

const isTelling = (key: string): key is TellingFact => key in factLines
const tellingFacts = Object.keys(factLines).filter(isTelling)

// A picnic's own lines speak of grass already, those of a place of worship of cover.
const saidByEvent: Readonly<Partial<Record<string, readonly EventFact[]>>> = {
  picnic: ['lawn'],
  'garden party': ['lawn'],
  races: ['lawn'],
  beach: ['sand'],
  boat: ['boat'],
  worship: ['temple'],
  hike: ['walking'],
  travel: ['luggage'],
  children: ['children'],
  school: ['children', 'elders'],
  camera: ['photos'],
  speaking: ['presenting'],
  family: ['elders'],
  shower: ['children'],
  snow: ['snow', 'ice'],
}

/** The facts worth a sentence, the weightiest first. */
export function factsToSay({ event }: AdviceContext): TellingFact[] {
  const said = (event.kind && saidByEvent[event.kind]) ?? []
  return tellingFacts.filter((fact) => event.facts.has(fact) && !said.includes(fact))
}
