import { acquaintance, elder, kin, offspring, pets } from '../people-words.ts'

const children = `${offspring}|kid|(?:grand)?child(?:ren)?|boy|girl|toddler`

// What braces stand for.
const groups: ReadonlyMap<string, string> = new Map([
  ['{kin}', kin],
  ['{elder}', elder],
  ['{offspring}', offspring],
  ['{child}', children],
  ['{acquaintance}', acquaintance],
  ['{person}', `${kin}|${children}|${acquaintance}|parent|baby|inlaw`],
  ['{pet}', pets],
  [
    '{room}',
    'courthouse|courtroom|hospital|offices?|church|theater|cinema|classroom|room|library|hall|building|store|shop|lab|mall|bus|train|plane|restaurant|hotel|basement|gym|house',
  ],
  [
    '{instrument}',
    'violin|viola|cello|(?:double|contra) ?bass|harp|flute|piccolo|oboe|clarinet|bassoon|saxophone|sax|(?:french )?horn|trumpet|cornet|trombone|tuba|euphonium|timpani|percussion|harpsichord|recorder',
  ],
  [
    '{musician}',
    'pianist|accompanist|violinist|violist|cellist|bassist|harpist|flautist|flutist|oboist|clarinett?ist|bassoonist|hornist|trumpeter|trombonist|tubist|timpanist|percussionist|concertmaster',
  ],
  [
    '{hired}',
    'caterer|dj|photographer|videographer|florist|(?:wedding )?planner|coordinator|bartender|server|waiter|waitress|makeup artist|hair stylist|sound (?:engineer|guy)|organist|photo booth guy|cleaner|caterers assistant',
  ],
  // Their clubs meet, all others dance.
  [
    '{hobby}',
    'book|reading|writers?|writing|poetry|film|chess|bridge|games?|garden(?:ing)?|rotary|lions|kiwanis|optimist|toastmasters?|speakers|debat(?:e|ing)|drama|sewing|quilt(?:ing)?|knit(?:ting)?|crochet|craft|camera|photo(?:graphy)?|astronomy|science|math|coding|robotics|radio|railway|train|car|motorcycle|stamp|coin|wine|cooking|language|spanish|french|student|school|youth|womens|mens|seniors|alumni|athletics?|boat(?:ing)?|bowling|bowls|boxing|canoe|kayak|climbing|cricket|cycling|bike|dart(?:s)?|diving|fencing|fishing|flying|football|golf|gun|gymnastics|hiking|hockey|hunt(?:ing)?|judo|karate|padel|polo|riding|rowing|rugby|running|sailing|shooting|ski|soccer|sports?|squash|swim(?:ming)?|tennis|badminton|volleyball|walking|yacht',
  ],
  ['{subject}', '(?:i|we|he|she|they|it)(?:m|s|ve|re)?|there'],
])
// A word ends at a space or with the text.
const END = '(?: |$)'
const ANY = String.raw`\S+`
const parts = /\[([^\]]+)\](\*?)|\S+/g

/**
 * Compiles phrases in the notation of dictionaries, to find them in the plain text of words: 'a/the' is one of several words,
 * 'dog(s)' has optional letters, '[my]' is optional, '[a/the]*' may repeat, '!a/the' is another word than these, '*' is any
 * word, '...' up to four of them, '#' a number, '#th' an ordinal, and '{kin}' one of the words for relatives.
 */
const compiled = (phrases: readonly string[]) => `(?:${phrases.map(sequence).join('|')})`

/** Finds one of the phrases at the end of a text. */
export const endsIn = (phrases: readonly string[]): RegExp => new RegExp(`(?:^| )${compiled(phrases)}$`)

/** Finds one of the phrases at the start of a text. */
export const startsWith = (phrases: readonly string[]): RegExp => new RegExp(`^${compiled(phrases)}`)

// 'no rain', 'I'm not selling'.
const denied = String.raw`\b(?:no|not|never|without|isnt|arent|wasnt|dont|doesnt|didnt|wont|cant)(?: (?:any|a|an|the|my|our|be|go|going|more))?`

/** Finds one of the phrases anywhere in a text, unless it is denied there. */
export const contains = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?:^|(?<!${denied}) )${compiled(phrases)}`)

/** Matches a text that is one of the phrases. */
export const isOneOf = (phrases: readonly string[]): RegExp => new RegExp(`^${compiled(phrases)}$`)

const sequence = (phrase: string): string =>
  [...phrase.matchAll(parts)]
    .map(([part, inside, star]) =>
      inside === undefined ? oneWord(part) : `(?:${sequence(inside)})${star === '*' ? '*' : '?'}`,
    )
    .join('')

function oneWord(part: string): string {
  if (part === '...') return `(?:${ANY}${END}){0,4}`
  if (part.startsWith('!')) return `(?!${oneWord(part.slice(1))})${ANY}${END}`
  return `(?:${part.split('/').map(alternative).join('|')})${END}`
}

function alternative(word: string): string {
  // The slash of 'start(s/ing)' parts words, so nothing would ever match.
  if (/\([^)]*$/.test(word)) throw new RangeError(`A slash is in the parentheses after ${word}`)
  return word
    .replaceAll(/\(([^)]+)\)/g, '(?:$1)?')
    .replaceAll('*', ANY)
    .replaceAll('#th', String.raw`\d+(?:st|nd|rd|th)`)
    .replaceAll('#', String.raw`\d+`)
    .replaceAll(/\{\w+\}/g, (name) => `(?:${groupNamed(name)})`)
}

function groupNamed(name: string): string {
  const words = groups.get(name)
  if (words === undefined) throw new RangeError(`No group of words is named ${name}`)
  return words
}
