// None of them stands after 'for a': 'a giving birth', 'a teach', 'an on site'.
// prettier-ignore
const noNouns = new Set(['cycling', 'biking', 'commuting', 'giving', 'going', 'getting', 'being', 'doing', 'helping', 'visiting', 'apres', 'taking', 'playing', 'painting', 'moving', 'stand', 'standing', 'teach', 'chemo', 'wisdom', 'talks', 'on', 'in', 'at', 'play', 'hi', 'whole', 'straight', 'flower', 'my', 'throwing', 'hosting', 'matinee', 'code', 'back', 'enter', 'entering', 'seeing'])

// Who is there, what is worn, or where: 'a chef', 'attire', 'the royal enclosure'.
const roles =
  /\b(?:attire|dress code|optional|probation|agent|picker|boots|shoes|graveside|17th|padrino|madrina|pallbearer|flower girl|welder|barista|landscaper|apprentice|guard|attendant|diamonds|gatsby|concert black|enclosure|camino de santiago|umrah|guest|cook|chef|nurse|teacher|speaker|groom|bride|host|waiter|waitress|accompanist|usher|intern|student|driver|TA|assistant|juror|best man|bridesmaid|maid|maid of honor|yacht|spectator)s?(?:['’]s)?$/
// 'An interview for teaching'.
const forDoing = / for \p{L}+ing$/u
// 'A woman swimming lesson'.
const person = /\b(?:woman|man|girl|boy|lady|guy)\b(?!['’])/
// 'Walking him' needs its dog.
const pronoun = / (?:him|her|them|it)$|^\p{L}+ing (?:him|them|it) /u
const guest =
  /^(?:an? |the |your )?(?:(?:grand)?(?:mother|father)|parents?|sister|brother)(?: of (?:the )?|$)|^(?:his|her|their) /

/** Whether a phrase names an occasion, so that it can stand after 'for': 'a garden wedding', not 'a chef'. */
export function isOccasion(phrase: string): boolean {
  const firstWord = phrase.split(' ').find((word) => !/^(?:an?|the)$/.test(word)) ?? ''
  return (
    !guest.test(phrase) &&
    !pronoun.test(phrase) &&
    !person.test(phrase) &&
    !/\bdiamonds\b/.test(phrase) &&
    !forDoing.test(phrase) &&
    !endsInNoOccasion(phrase.split(/ (?:in|at|on|near|for|of) /)[0] ?? '') &&
    !noNouns.has(firstWord) &&
    !/^an? (?:day|week|month|year)$/.test(phrase.split(/ (?:in|at|on|of) /)[0] ?? '') &&
    !/^an? visit (?:the|my|your)\b/.test(phrase)
  )
}

/** Whether the last word is a person, clothes or a place: 'the best man', 'black tie optional'. */
export const endsInNoOccasion = (phrase: string): boolean => roles.test(phrase)

/** 'A shower' alone, which may be one in a bathroom. */
export const isShower = (phrase: string): boolean => /^an? shower$/.test(phrase.split(' at ')[0] ?? '')
