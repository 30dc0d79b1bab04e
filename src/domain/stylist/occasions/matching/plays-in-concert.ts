import { plainText } from './clauses.ts'
import type { EventWord } from './tokenize-event.ts'
import { kin, offspring } from '../people-words.ts'

const instrument =
  '(?:violin|viola|cello|double bass|contrabass|harp|flute|piccolo|oboe|clarinet|bassoon|saxophone|sax|french horn|horn|trumpet|cornet|trombone|tuba|euphonium|timpani|percussion|harpsichord|recorder)'
const player =
  '(?:violinist|violist|cellist|bassist|harpist|flautist|flutist|oboist|clarinetist|clarinettist|bassoonist|hornist|trumpeter|trombonist|tubist|timpanist|percussionist|concertmaster)'
const ensemble = '(?:orchestra|philharmonic|symphony|ensemble|quartet|quintet|concert|recital)'

const plays = new RegExp(
  [
    // 'Trombone in the school orchestra', 'second violin at the spring concert'.
    String.raw`\b${instrument}s?(?: (?:player|section|solo))?(?: (?:in|at|with|for))(?: \w+){0,4} ${ensemble}\b`,
    String.raw`\b(?:i|im|am|ill|we|were) (?:\w+ )?(?:play|plays|playing|perform|performing)(?: (?:the|my|first|second|principal|solo|lead))* ${instrument}\b`,
    String.raw`\b(?:first|second|third|principal|lead) ${instrument}s?\b`,
    String.raw`\b(?:im|i am|as) (?:a|an|the|our|first|second|principal)(?: \w+){0,2}? ${player}\b(?! (?:${kin}|${offspring}|friend))`,
    String.raw`\b(?:playing|play|performing|perform) in (?:the|a|an|my|our)(?: \w+){0,3} (?:orchestra|philharmonic|symphony|ensemble|quartet|quintet)\b`,
    String.raw`\b(?:my|our) orchestra\b`,
    // Only players are told to come in black.
    String.raw`\bconcert (?:black|dress|attire)\b`,
    String.raw`\b(?:whole|entire|full) (?:orchestra|ensemble|section)\b|\b(?:orchestra|ensemble|section) (?:is |are |all |has to be |have to be )*(?:wears?|dress(?:es)?|in|to wear) (?:all )?black\b`,
  ].join('|'),
)
const aloneInClause = new RegExp(`^(?:${player}|(?:on )?${instrument}|(?:horn|brass|string|wind) section)$`)

const other = `(?:(?:${offspring})s?|kids?|child|children|friends?|${kin})`
// 'My daughter plays the cello', 'her son is in the orchestra'.
const playsOfOther = new RegExp(
  String.raw`\b(?:my|our|his|her|their)(?: \w+){0,3}? ${other}\b|\b(?:he|she|hes|shes|they) (?:\w+ )?plays?\b|\b(?:watch|watching|hear|hearing|listen|listening|audience|tickets?)\b`,
)
const playsSelf = /\b(?:i|im|am|ill) (?:\w+ )?(?:play|playing|perform|performing)\b|\bim in the\b/

/** Whether the asker plays an instrument at a concert, rather than listens. */
export function playsInConcert(words: readonly EventWord[]): boolean {
  const text = plainText(words)
  if (playsOfOther.test(text) && !playsSelf.test(text)) return false
  const clauses = [...new Set(words.map(({ clause }) => clause))]
  return clauses
    .map((clause) => plainText(words.filter((one) => one.clause === clause)))
    .some((part) => plays.test(part) || aloneInClause.test(part))
}
