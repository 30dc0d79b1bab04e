import { EVENT_MAX } from '../../../../contract/stylist/stylist.ts'

/** One word of an event's description. */
export interface EventWord {
  /** As written. */
  readonly text: string
  /** Lowercase, without accents, apostrophes and a possessive s, in American spelling. */
  readonly plain: string
  /** Index of the word's clause; commas, periods and brackets separate clauses. */
  readonly clause: number
  /** Joined to the previous word by a hyphen. */
  readonly isJoined: boolean
}

// 'D&D', a word with inner apostrophes, or one sign. The alternatives start differently, so that matching takes linear time.
const tokens =
  /(?<!\p{L})(?:\p{Lu}{1,3}&\p{Lu}{1,3}|\p{L}&\p{L})(?!\p{L})|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*(?:(?<=s)['’](?!\p{L}))?|[^\p{L}\p{M}\p{N}\s]|\n/gu
// Signs that don't end a clause.
const quietSigns = new Set(`-‑‐'’"“”°º+%&~*_#`)

const currencyOf: Readonly<Record<string, string>> = { '£': 'gbp', '€': 'euros', $: 'dollars' }

/** Removes markup and URLs, and cuts the text to `EVENT_MAX` characters. */
export function cleanText(text: string): string {
  return (
    text
      .slice(0, EVENT_MAX)
      .normalize('NFC')
      // Presets are sent with hyphens: 'cocktail-party'.
      .replace(/^\s*\p{L}+(?:-\p{L}+)+\s*$/u, (name) => name.replaceAll('-', ' '))
      .replaceAll(/<(script|style)\b[^>]{0,200}>[^<]{0,2000}/gi, '. ')
      .replaceAll(/<[/!a-z][^<>]{0,300}>/gi, '. ')
      .replaceAll(/&(?:[a-z]{2,8}|#\d{1,6});/gi, ' ')
      .replaceAll(/\b(?:https?:\/\/|www\.)\S{1,400}/gi, '. ')
      .replaceAll(/```/g, '. ')
      // 'Max £40'.
      .replaceAll(
        /([£€$]) ?(\d{1,4})(?![\d,.]*\d)/g,
        (_, sign: string, sum: string) => `${sum} ${currencyOf[sign] ?? ''}`,
      )
      .replaceAll(/\ba\/c\b/gi, 'ac')
      // The period of 'St. Patrick' ends no clause.
      .replaceAll(/\b(st|dr|mr|mrs)\. (?=\p{Lu})/giu, '$1 ')
      .replaceAll(/\bhighschool/gi, 'high school')
      .replaceAll(/\bflying (?:for )?\d{1,2} hours? to\b/gi, 'flying to')
      .replaceAll(/\bhouse warming\b/gi, 'housewarming')
      .replaceAll(
        /\ball[ -]day (?=(?:workshop|meeting|event|conference|offsite|seminar|training|office)\b)/gi,
        '',
      )
      .replaceAll(/\b(god|grand|step) (?=(?:daughter|son|mother|father|child|parents?|kids?)s?\b)/gi, '$1')
      .replaceAll(/\by\s?\/\s?o\b/gi, 'year old')
      .replaceAll(/(?<=\d\s?)(?:y|yr|yrs|years) old\b/gi, ' year old')
      // 'My daughter is 6, first day of school'.
      .replaceAll(
        /\bmy (daughter|son|girl|boy|kid|child|grandson|granddaughter|niece|nephew),? (?:is|turns|who is|aged) (\d{1,2})\b(?! (?:weeks?|months?))/gi,
        'my $2 year old $1',
      )
      // 'He's 8, what should he wear?'
      .replaceAll(
        /\b(he|she)['’]?s (\d{1,2})\b(?! (?:weeks?|months?|feet|foot|stone|cm|kg))(?!['’]\d)/gi,
        '$1 is a $2 year old',
      )
      .replaceAll(/\b(he|she|they)\/(him|her|hers|them)\b/gi, '$1 $2')
  )
}

/** Splits a text from `cleanText` into words. */
export function tokenizeEvent(text: string): EventWord[] {
  const words: EventWord[] = []
  let clause = 0
  let before = ''
  for (const { 0: part, index } of text.matchAll(tokens)) {
    if (/[\p{L}\p{N}]/u.test(part)) {
      words.push({ text: part, plain: plainOf(part), clause, isJoined: before === '-' })
    } else if (!quietSigns.has(part) && !isOrdinal(before, text.slice(index))) clause += 1
    before = part
  }
  return words
}

// '17. mai' is a date; 'at 5. Then' ends a sentence.
function isOrdinal(before: string, rest: string): boolean {
  return (
    /^\d{1,2}$/.test(before) &&
    /^\. ?(?:jan|feb|mar|mär|apr|ma[ijy]|jun|jul|aug|sep|o[ck]t|nov|de[csz])/i.test(rest)
  )
}

// prettier-ignore
const americanSpelling = new Map(Object.entries({
  theatre: 'theater', centre: 'center', colour: 'color', colours: 'colors', colourful: 'colorful', honour: 'honor', favourite: 'favorite',
  neighbour: 'neighbor', neighbours: 'neighbors', harbour: 'harbor', jewellery: 'jewelry', defence: 'defense', pyjama: 'pajama',
  pyjamas: 'pajamas', ploughing: 'plowing', gynaecologist: 'gynecologist', labour: 'labor',
}))

// French and Italian elisions: d'enterrement, dell'opera. 'D'estate' is kept, since it names the season.
const elided = /^(?:d|l|qu|jusqu|un|dell|nell|all|dall|sull|quest)['’](?=\p{L}{3})(?!estate)/u

// Letters without a Unicode decomposition, as typed on keyboards that lack them.
const asTyped: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', ı: 'i' }

/**
 * Normalizes a phrase to a key of a `PhraseTable`. Most phrases are lowercase letters, which need no tokenizer: with it,
 * the keys of 24,000 phrases take five times as long.
 */
export function phraseKey(phrase: string): string {
  if (!/^[a-z\d]+(?: [a-z\d]+)*$/.test(phrase))
    return tokenizeEvent(phrase)
      .map(({ plain }) => plain)
      .join(' ')
  return phrase
    .split(' ')
    .map((word) => americanSpelling.get(word) ?? word)
    .join(' ')
}

function plainOf(word: string): string {
  const plain = word
    .toLowerCase()
    .replaceAll(/[ßøłı]/gu, (letter) => asTyped[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(elided, '')
    .replace(/['’]s$/, '')
    .replaceAll(/['’]/g, '')
  return americanSpelling.get(plain) ?? plain
}
