import * as z from 'zod/mini'
import { once } from '../../once.ts'
import table from './no-occasions.json' with { type: 'json' }

const list = z.array(z.string().check(z.minLength(1))).check(z.minLength(1))
const NoOccasions = z.strictObject({
  /** People, clothes and locations at the end of a phrase: 'a chef', 'attire', 'the royal enclosure'. */
  rolesAndThings: list,
  /** Short forms, which the occasion's row names in full: 'a parole' is a parole hearing, 'for 90s' a 1990s party. */
  shortForms: list,
  /** First words that don't work after 'for a': 'a giving birth', 'a teach', 'an on site'. */
  otherWords: list,
})

const words = once(() => {
  const { rolesAndThings, shortForms, otherWords } = NoOccasions.parse(table)
  return {
    roles: new RegExp(String.raw`\b(?:${rolesAndThings.join('|')})s?(?:['’]s)?$`),
    shortForms: new Set(shortForms),
    otherWords: new Set(otherWords),
  }
})

// 'A celebrate with brunch' and 'a start rehab' begin with a verb.
const verb =
  /^(?:pick|drop|go|have|take|get|attend|join|meet|see|help|watch|scatter|bury)\b|^(?:an?|the|your) (?:celebrate|start|sign|ride|join|attend|learn|plan|take|have|need|want|get|go|come|make|apply|scatter|own|owns|bring|meet)\b(?!-)/u
// Examples: 'an interview for teaching', 'volunteering to hand out water'.
const forDoing =
  / for \p{L}+ing$|^\p{L}+ing to (?:hand|help|give|serve|work|clean|sort|pick|set|clear|cook|make)\b/u
// Example: 'your husband runs', 'your scattering dad’s ashes'.
const clause =
  /^your \p{L}+ (?:gets|is|has|was|runs|plays|sings|dances|performs|swims|races|competes|rides)\b|^your \p{L}+ing |\b(?:husband|wife|son|daughter|dad|mom|brother|sister) (?:returns|comes|arrives|leaves)\b/u
// Example: 'a woman swimming lesson'.
const person = /\b(?:woman|man|girl|boy|lady|guy)\b(?!['’])/
// A workplace without its preposition: 'a job interview warehouse'.
const interviewFor =
  /\binterview (?!(?:at|with|for|in|on|over|by|via|as|to|about|after|before|near|from|tomorrow|day|lunch|panel|dinner)\b)\p{L}/u
// Pronouns without their noun, as in 'walking him'.
const pronoun = / (?:him|her|them|it)$|^\p{L}+ing (?:him|them|it) /u
// 'Your first time at a gallery opening' names the gallery only after 'at'.
const firstTime = /^(?:an?|the|your) (?:\p{L}+ )?(?:first|second|last) time$/u
const guest =
  /^(?:an? |the |your )?(?:proud )?(?:(?:grand|step|god)?(?:mother|father|mom|mum|dad)|parents?|uncle|aunt|auntie|cousin|nephew|niece|(?:step)?(?:sister|brother))(?: (?:of|at) (?:the |your )?|$)|^(?:his|her|their) /

/** Whether a phrase names an occasion and works after 'for': 'a garden wedding', not 'a chef'. */
export function isOccasion(phrase: string): boolean {
  const firstWord = phrase.split(' ').find((word) => !/^(?:an?|the)$/.test(word)) ?? ''
  return (
    !guest.test(phrase) &&
    !firstTime.test(phrase) &&
    !pronoun.test(phrase) &&
    !interviewFor.test(phrase) &&
    !person.test(phrase) &&
    !clause.test(phrase) &&
    !/\bdiamonds\b/.test(phrase) &&
    !forDoing.test(phrase) &&
    !beginsWithVerb(phrase) &&
    !/['’]s?$/.test(phrase) &&
    !words().shortForms.has(phrase.replace(/^(?:an?|the) /, '').toLowerCase()) &&
    !endsInNoOccasion(phrase.split(/ (?:in(?!-laws)|at|on|near|for|of|with) /)[0] ?? '') &&
    (!words().otherWords.has(firstWord) || /^hosting (?:your|the|a) /.test(phrase)) &&
    !/^(?:an? |two |three |four |five |ten )?(?:day|night|week|month|year)s?$/.test(
      phrase.split(/ (?:in|at|on|of) /)[0] ?? '',
    ) &&
    !/^an? visit (?:the|my|your)\b/.test(phrase)
  )
}

/** Whether a phrase ends in a person, clothes or a location: 'the best man', 'black tie optional'. */
export const endsInNoOccasion = (phrase: string): boolean => words().roles.test(phrase)

/** Whether a phrase has an article before a verb: 'a celebrate with brunch'. */
export const beginsWithVerb = (phrase: string): boolean => verb.test(phrase)

/** Whether a phrase is only 'a shower', which is ambiguous. */
export const isShower = (phrase: string): boolean => /^an? shower$/.test(phrase.split(' at ')[0] ?? '')
