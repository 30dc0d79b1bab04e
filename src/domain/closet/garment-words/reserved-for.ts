import type { Reservation } from '../garment.ts'
import { typesNamed } from '../garment-types/type-names.ts'
import { foldedWords } from '../text/folded-words.ts'
import { wordsOfUses } from './name-words.ts'
import { meaningAt } from './vocabulary/vocabulary.ts'

const article = "(?:(?:the|my|at|in|a|an|de|het|den|die|das|el|la|las|los|le|les|o|os|as|il|lo) |l[’'])?"
// English, Dutch, German, Spanish and Portuguese, French, Italian.
const forWhat = `(?<!(?<!\\p{L})(?:not|nicht|niet|pas|non|não|no) )(?:for|voor|für|fürs|para|p/|pour|per) ${article}([\\p{L}' -]{3,30}?)(?=[,;)\\]]| \\d|$)`
const inEnglish = new Map(
  Object.entries(wordsOfUses).flatMap(([use, words]) => words.map((word) => [word, use] as const)),
)
// Prepositions of more languages have many other meanings, so they count before or after known words only.
const forKnownUse = new RegExp(
  `(?<!\\p{L}|(?<!\\p{L})(?:nie|ikke|inte|ne) )(?:(?:na|do|po|za|til|till|för|på|zum|zur|beim) (${[...inEnglish.keys()].join('|')})(?!\\p{L})|(${[...inEnglish.keys()].join('|')}) için(?!\\p{L}))`,
  'iu',
)

// Most explicit patterns first. 'Gardening trousers' counts too.
const phrasings = [
  // 'For the couch' implies 'only'.
  ['only', /\bfor (?:the )?(couch|sofa|lounging|sleeping)\b/iu],
  ['only', new RegExp(`\\b(?:only|just) ${forWhat}`, 'iu')],
  ['only', new RegExp(`(?:^|[,;(\\[-]\\s*)(?:for )?${article}([\\p{L}' ]{3,30}?) only\\b`, 'iu')],
  ['for', new RegExp(`\\b${forWhat}`, 'iu')],
  [
    'for',
    // A barn coat is a style, an old one may be for the barn.
    /^(?!barn (?:coat|jacket)\b)(?:old )?(kitchen|ward|hospital|clinic|surgery|garden|gardening|farm|barn|yard|stable|milking|working|decorating|painting|allotment|yard work|yardwork|diy) (?:\p{L}+ )?(?:trousers|pants|jeans|shorts|dungarees|overalls|skirt|shirt|top|tee|t-shirt|jumper|sweater|cardigan|fleece|jacket|coat|shoes|boots|sneakers|clogs|hat|clothes)/iu,
  ],
  // Mourning clothes are considered bad luck on other occasions.
  ['only', /(喪|\bmofuku\b|\bmourning\b|\bde (?:luto|deuil)\b|\bda lutto\b|\btrauer)/iu],
  // 'Svart slips, begravning'.
  [
    'for',
    /[,(-]\s*(begravning|begravelse|hautajaiset|enterrement|entierro|beerdigung|begrafenis|velório|funerale|pogrzeb)(?:en)?\s*\)?$/iu,
  ],
  // Stained clothes are worn only for the activity that stained them.
  ['for', /\b(clay|paint|grease|oil|bleach)[ -](?:stained|splattered|spattered|splashed|covered)\b/iu],
  ['for', /(?:\bw\/|\bwith|\bcovered in|\bfull of) (paint|grease|oil stains|bleach)\b/iu],
  ['for', /\b(verfvlekken|farbflecken|manchas de pintura|taches de peinture)\b/iu],
  // Clothes of choirs, scouts and similar groups are worn with the group.
  [
    'for',
    /^(?:\p{L}+ )?(choir|scouts?|scouting|guides|brownies|rotary|masonic|regimental|salvation army) (?:uniform )?(?:tie|shirt|blouse|robe|gown|cassock|surplice|scarf|neckerchief|blazer|jumper|jersey|sweater|dress|skirt|trousers|folder|uniform|polo|fleece)\b/iu,
  ],
  [
    'for',
    /^(?:\p{L}+ )?((?:brass |pipe |marching |wind |steel )?band|marching) (?:uniform|blazer|tunic|jacket|trousers|tie|gloves|shoes|bibs|hat)\b/iu,
  ],
  // White clothes for the ordinances of a Latter-day temple.
  ['only', /\b(temple) (?:slippers|shoes|dress|robe|clothes|pants|skirt|whites)\b/iu],
  ['for', /\b(kluft|pfadi|pfadfinder)(?:hemd|bluse|halstuch|-halstuch|-hemd)?\b/iu],
  ['for', /\b(garten|tuin)(?:hose|schuhe|jacke|hemd|clogs|broek|schoenen|jas)\b/iu],
  // 'Pambahay' is Tagalog, 'domowe' Polish, 'evlik' Turkish for wear at home.
  ['only', /(?<!\p{L})(pambahay|mặc nhà|domow[ey]|evlik|rumahan|ficar em casa|andar por casa)(?!\p{L})/iu],
  // 'Klussen' is Dutch for repairs around the house.
  ['for', /\b(klus)(?:broek|trui|shirt|kleding|kleren|jas|schoenen)\b/iu],
  ['for', forKnownUse],
  // Clothes of a folk dance are its costume.
  ['only', /(?<!\p{L})(bhangra|giddha)(?!\p{L})/iu],
  ['noted', /\(([\p{L} -]{3,24})\)\s*$/u],
  [
    'for',
    /\b(?:de |da |do |di |d['’]|dell['’]|de estar en )(pintar|atelier|taller|officina|casa|jard[ií]n|jardim|giardino|jardinage|bricolage|peinture|roça|fazenda|sítio|hospital|plantão|obra|academia|cuisine|cocina|cucina|cozinha|chasse|caza|caccia|caça|chantier)\b/iu,
  ],
  // Only noted: parts of a school uniform may also be worn elsewhere.
  [
    'noted',
    /^(?:\p{L}+ )?(school) (?:shoes|shirt|blouse|skirt|kilt|pinafore|tunic|trousers|pants|shorts|blazer|jersey|jumper|sweater|cardigan|tie|hat|uniform)\b/iu,
  ],
] as const

// Clothes of staff.
const staffWear =
  /\b(?:maccas|mcdonald['’]?s|mcdo|kfc|burger king|starbucks|greggs|dunkin|tim hortons|chipotle|deliveroo|doordash|uber eats|fedex|dhl|hermes courier) (?:work )?(?:shirt|polo|tee|t-shirt|top|uniform|jacket|fleece|hoodie|cap|apron|trousers|pants)\b/iu

// 'Jersey (wool v neck)', '(from Marta)' and '(of the blue suit)' describe the piece, not its use.
const describes =
  /^(?:of|from|by|with|vom|von|part of|matches|goes with) |\b(?:neck|piece|sleeves?|set|fit|layer|part)$/

// 'Solutions (rock shoes)', 'hlače (corduroy)': the garment or its cloth in other words.
function namesPiece(words: string): boolean {
  const last = foldedWords(words).at(-1) ?? ''
  if (usesToo.has(last)) return false
  return Boolean(typesNamed(last)?.strong.length) || meaningAt([last], 0)?.meaning.material !== undefined
}
// 'Golf' is also Polish for a turtleneck, 'tenis' Spanish for sneakers, and an ascot also a tie.
const usesToo: ReadonlySet<string> = new Set(['golf', 'tenis', 'jogging', 'college', 'ascot'])

// '(not for the rain)'.
const denied = /^(?:not|nicht|niet|nie|pas|no) .*$/

// 'Shoes for men 42' says who wears them, not when.
const wearers =
  /^(?:(?:tall|short|petite|big|small|young) ?)?(?:men|women|ladies|boys|girls|kids|children|teens|toddlers|babies|him|her|tall|short|petite|damen|herren|kinder|dames|heren|kinderen|hombres?|mujere?s?|niños|niñas|homem|mulher|hommes?|femmes?|uomo|donna)(?: size)?$/

// A '(wedding suit)' is the owner's best suit, worn on any formal occasion.
const isReservation = (occasion: string) =>
  !describes.test(occasion) &&
  !namesPiece(occasion) &&
  !/\b(?:wedding|interview|work|good|best|nice|smart) suit$/.test(occasion) &&
  !/^(?:the|my)$|(?:^| )(?:one|members)$/.test(occasion) &&
  !wearers.test(occasion)

/** Finds the use that a name reserves the piece for: garden for 'old shirt, garden only'; null if there is none. */
export function reservationIn(name: string): Reservation | null {
  for (const [wording, pattern] of phrasings) {
    // The match of 'blazer for interviews only' includes the blazer.
    const [, first, second] = pattern.exec(name) ?? []
    const occasion = (first ?? second)?.toLowerCase().replace(denied, '').split(' for ').at(-1)?.trim()
    if (occasion && isReservation(occasion))
      return { occasion: inEnglish.get(occasion) ?? occasion, wording: wording }
  }
  return staffWear.test(name) ? { occasion: 'a shift at work', wording: 'only' } : null
}
