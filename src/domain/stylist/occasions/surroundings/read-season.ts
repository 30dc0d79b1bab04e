import type { StylistSeason } from '../../../../contract/stylist/stylist.ts'
import { monthNames } from '../month-names.ts'
import type { EventWord } from '../matching/tokenize-event.ts'
import { clauseBefore } from '../matching/clauses.ts'
import { findPhrases, phraseTableFromLists } from '../matching/find-phrases.ts'

// For the northern hemisphere.
// prettier-ignore
const seasonWords: Readonly<Record<StylistSeason, string>> = {
  spring: 'en-marzo a-marzo marzo maart im-marz en-mars april avril abril aprile maggio mayo maio voorjaar spring springtime easter passover mother-day mothers-day primavera printemps fruhling fruhjahr april-showers easter-sunday cherry-blossom kentucky-derby nowruz',
  summer: 'june july august juin juillet aout junio julio junho julho giugno zomer summer summertime midsummer fourth-of-july 4th-of-july sommer in-estate questa-estate destate lestate ete verano juli juni agosto luglio glastonbury wimbledon ascot heatwave heat-wave pool-party',
  fall: 'september october november octobre novembre settembre ottobre septiembre octubre noviembre setembro outubro novembro fall autumn halloween thanksgiving oktoberfest oktober herbst autunno otono automne harvest septembre diwali friendsgiving pumpkin-patch',
  winter: 'december january february janvier fevrier decembre gennaio febbraio dicembre enero febrero diciembre janeiro fevereiro dezembro februar winter christmas xmas new-year new-year-eve new-years-eve hanukkah valentine valentine-day nye silvester dezember januar weihnachten inverno invierno hiver natale noel navidad ski skiing snow snowy apres-ski christmas-eve christmas-market christmas-party hogmanay ice-skating super-bowl',
}
const seasonTable = phraseTableFromLists(seasonWords, ['spring', 'summer', 'fall', 'winter'])
const beforeMonth = new Set([
  'in',
  'late',
  'early',
  'mid',
  'this',
  'next',
  'of',
  'end',
  'by',
  'since',
  'on',
  'until',
])

/** Returns the season of the first month, holiday or season word; null for none. */
export function readSeason(words: readonly EventWord[]): StylistSeason | null {
  const named = findPhrases(words, seasonTable).find(({ at }) => !isPast.test(clauseBefore(words, at)))
  const spring = words.findIndex((word, at) => isAmbiguousMonth(words, at, word))
  if (spring >= 0 && (!named || spring < named.at)) return 'spring'
  return named?.value ?? null
}

// 'I had surgery in spring and go to the beach': the season of the surgery.
const isPast = /\b(?:had|lost|broke) (?:\w+ ){1,5}(?:in|last|since)$/

/** Returns the named month, capitalized; null for none. */
export function readMonth(words: readonly EventWord[]): string | null {
  const at = words.findIndex((word, index) => isMonth(words, index, word))
  const month = words[at]?.plain
  return month ? month.charAt(0).toUpperCase() + month.slice(1) : null
}

function isMonth(words: readonly EventWord[], at: number, word: EventWord): boolean {
  if (word.plain === 'may' || word.plain === 'march') return isAmbiguousMonth(words, at, word)
  return monthNames.includes(word.plain)
}

// 'It may rain' and 'a protest march' don't name a month.
function isAmbiguousMonth(words: readonly EventWord[], at: number, word: EventWord): boolean {
  if (word.plain !== 'may' && word.plain !== 'march') return false
  const isDated = /^\d/.test(words[at + 1]?.text ?? '') || /^\d/.test(words[at - 1]?.text ?? '')
  const isFirst = words[at - 1]?.clause !== word.clause
  return (
    isDated || beforeMonth.has(words[at - 1]?.plain ?? '') || (/^\p{Lu}\p{Ll}/u.test(word.text) && !isFirst)
  )
}
