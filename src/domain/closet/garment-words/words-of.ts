import { typesNamed } from '../garment-types/type-names.ts'
import { plainLetters } from '../text/plain-letters.ts'
import { inLatinLetters } from './vocabulary/other-scripts.ts'

// German, Dutch and the Scandinavian languages write compounds as one word. Its end is the noun.
// prettier-ignore
const compoundEnds = [
  'kleid', 'kleider', 'hose', 'hosen', 'jacke', 'jacken', 'mantel', 'hemd', 'hemden', 'bluse', 'blusen', 'pullover', 'pulli',
  'handschuhe', 'schuhe', 'schuh', 'stiefeletten', 'stiefel', 'tasche', 'taschen', 'gurtel', 'mutze', 'weste', 'schal', 'tuch',
  'jeans', 'shorts', 'shirt', 'blazer', 'sakko', 'sandalen', 'sandaletten', 'anzug', 'rucksack', 'cardigan', 'sneaker', 'leggings',
  'socken', 'strumpfhose', 'strumpfe', 'oberteil', 'kette', 'ohrringe', 'armband', 'parka', 'kostum', 'schlappen', 'latschen',
  'pantoffeln', 'pantoffel', 'janker', 'hut', 'haube', 'kappe', 'brille', 'beutel', 'frack', 'schurze', 'mieder', 'trikot',
  'hausschuhe', 'hausschuh', 'turnschuhe', 'laufschuhe', 'wanderschuhe', 'unterhemd', 'unterhemden', 'unterhose', 'unterhosen',
  'regenjacke', 'winterjacke', 'lederjacke', 'jeansjacke', 'daunenjacke', 'trainingsjacke', 'lederhose', 'badehose', 'jogginghose',
  'trainingshose', 'strickjacke', 'bademantel', 'schlafanzug', 'umhangetasche', 'handtasche', 'gummistiefel',
  'pumps', 'hosn', 'stiefl', 'schucherl', 'gewand',
  'overhemd', 'overhemden', 'broek', 'broeken', 'jas', 'jasje', 'jassen', 'jurk', 'jurken', 'rok', 'rokken', 'trui', 'truien', 'schoenen', 'schoen', 'laarzen', 'sjaal',
  'muts', 'handschoenen', 'sokken', 'riem', 'schort', 'hoed', 'laarsjes', 'slippers', 'legging',
  'bukse', 'bukser', 'byxor', 'byxa', 'jakke', 'jakker', 'jacka', 'jackor', 'skjorte', 'skjorta', 'genser', 'troje', 'troja', 'kjole', 'klanning',
  'skjort', 'sko', 'skor', 'stovler', 'stovlar', 'kangor', 'sokker', 'strumpor', 'frakke', 'drakt', 'skjerf', 'hansker', 'votter', 'tofler',
  'tofflor', 'klader', 'topp', 'bunad', 'frakk', 'blus', 'kavaj', 'klocka', 'briller', 'glasogon', 'kofte', 'kofta', 'veske', 'vaska', 'sekk', 'belte', 'undertoy', 'nederdel',
  'pusero', 'housut', 'mekko', 'takki', 'kengat', 'saappaat', 'paita', 'hame', 'laukku', 'korvakorut', 'nadrag', 'szoknya', 'kabat', 'csizma',
]
const TAIL = 3
const endsByTail = Map.groupBy(
  compoundEnds.toSorted((one, other) => other.length - one.length),
  (end) => end.slice(-TAIL),
)
const SHORTEST_START = 3
// A brand, and words that only look like compounds.
const notCompounds = new Set([
  'dansko',
  'fiasko',
  'ninjas',
  'barok',
  'scherok',
  'swetshirt',
  'swetshirts',
  'sweetshirt',
  'sweatshrit',
  'tishirt',
])

// Words before '-shirt' that make it something other than a T-shirt.
const otherShirts =
  /^(?:dress|western|flannel|hawaii|hawaiian|rugby|sweat|under|button|oxford|denim|tunic|night|sleep|linen|cotton|leinen|jeans|business|uniform|bowling|cuban|football|jersey|unter)$/i

/** Characters of a description that are read; later text is about washing, sizes and the model. */
export const DESCRIPTION_READ = 600

/** Placeholder word for a comma, a bracket or a dash, which separate parts of a text. */
export const PAUSE = ','

/**
 * Splits a text into lowercase words without accents ('ß' as 'ss'). Splits compounds in two and puts `PAUSE` between
 * parts of the text. Of other scripts it keeps only garments and fabrics, in English.
 */
export function wordsOf(text: string): string[] {
  // 'Boné' is a cap in Portuguese; without the accent, 'bone' is an undercap in Turkish. 'S/s' is short-sleeved.
  const latin = inLatinLetters(text)
    .replaceAll(/\bboné(s?)(?!\p{L})/giu, 'cap$1')
    .replaceAll(/\bs\/s\b/gi, 'ss')
    // Wide sleeves make no kimono.
    .replaceAll(/\bkimono[- ]sleeved?s?\b/gi, 'batwing')
    // Nor do broad stripes pajamas.
    .replaceAll(/\bp[ay]jama[- ]stripe[ds]?\b/gi, 'striped')
    // 'Jacket & waistcoat' is first of all the jacket; '& Other Stories' is a brand.
    .replaceAll(/(?<=\p{L}) [&+] (?=\p{L})/gu, ' and ')
    // German: 'Periodensystem-Shirt' is a T-shirt.
    .replaceAll(/\b(\p{L}{5,})-Shirt\b/gu, (whole, first: string) =>
      otherShirts.test(first) ? whole : `${first} t-shirt`,
    )
  const spaced = latin.replaceAll(/(?<!\bMc|[a-z]Mc)(?<=[a-z])(?=[A-Z])/g, ' ')
  const words: string[] = []
  for (const word of plainLetters(spaced).split(/([,;:()[\]|–—]|\s[-/]\s)|[^a-z0-9,;:()[\]|–—]+/)) {
    if (!word) continue
    if (/^[a-z0-9]/.test(word)) pushParts(words, word)
    else if (words.length > 0 && words.at(-1) !== PAUSE) words.push(PAUSE)
  }
  return words
}

function pushParts(words: string[], word: string): void {
  const end = endsByTail
    .get(word.slice(-TAIL))
    ?.find((noun) => word.endsWith(noun) && word.length >= noun.length + SHORTEST_START)
  if (end === undefined || notCompounds.has(word) || typesNamed(word)) words.push(word)
  else words.push(word.slice(0, -end.length), ...partsOfEnd(end, word.slice(0, -end.length)))
}

// A German 'Shirt' is a T-shirt; after these English words a joined 'shirt' only lacks its space.
const englishShirts =
  /^(?:linen|denim|oxford|dress|flannel|work|check|silk|cotton|formal|hawaiian|camp|bowling|white|black|blue|poplin)$/

function partsOfEnd(end: string, start: string): readonly string[] {
  return end === 'shirt' && !englishShirts.test(start) ? ['t', 'shirt'] : [end]
}
