import type { Archetype } from './archetype.ts'
import { loudArchetypes } from './archetypes-loud.ts'
import { quietArchetypes } from './archetypes-quiet.ts'

/** Every archetype, the quiet ones first. */
export const archetypes: readonly Archetype[] = [...quietArchetypes, ...loudArchetypes]
