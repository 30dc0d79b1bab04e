import { sentence } from '../../sentence.ts'
import type { Habit } from './influencer-notes.ts'

/** As advice: 'Turn the collar up.' */
export function habitAsTip({ verb, rest }: Habit): string {
  return sentence(`${verb} ${rest}`)
}

/** As a fact about a person: 'Turns the collar up.' */
export function habitAsFact({ verb, rest }: Habit): string {
  return sentence(`${thirdPerson(verb)} ${rest}`)
}

// Of a regular English verb.
function thirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}
