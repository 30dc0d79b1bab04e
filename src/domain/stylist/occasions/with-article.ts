import type { EventWord } from './event-words-of.ts'

const listOf = (words: string) => new Set(words.split(' '))
// prettier-ignore
const determiners = listOf('a an the my our your his her their this that these those some any every each no one two three four five six seven eight nine ten twelve several new')
// Nouns that stand without an article while nothing describes them.
// prettier-ignore
const bare = listOf(`dinner lunch brunch breakfast supper work church mass travel school court coffee drinks karaoke golf tennis yoga pilates padel university college
  christmas easter thanksgiving hanukkah diwali eid passover ramadan halloween prom homecoming graduation glastonbury coachella oktoberfest ascot cheltenham
  wimbledon silvester nye hogmanay broadway disneyland cake fashion afternoon tea everyday wfh diy gardening communion confirmation friendsgiving nowruz kwanzaa
  iftar midsummer puja shiva evensong freshers burlesque croquet pride crossfit badminton volleyball shopping practice rehearsals duty homework housework`)
const withThe = listOf(
  'opera theater theatre ballet symphony cinema beach races gym office airport zoo playground museum vatican supermarket mall hospital dentist doctor derby philharmonic pub club seaside',
)
const calledByDay = listOf('eve christmas thanksgiving easter halloween')
// Words in -ing that are things, with an article.
// prettier-ignore
const things = listOf('wedding christening meeting housewarming tasting opening gathering hearing outing evening reading screening fitting blessing viewing wine-tasting housewarming morning baptism thing')
const singularInS = listOf(
  'christmas circus campus us pass class fitness mass business wellness bris texas paris versailles canvas',
)

const places = listOf('from at in on with for to')
// What one does, in phrases that take no article.
const verbs = listOf('visiting seeing teaching moving getting starting proposing staying hanging')
const kin = listOf(
  'friend sister brother mother father mom dad boss cousin daughter son aunt uncle colleague neighbor partner wife husband girlfriend boyfriend niece nephew ex',
)

/** A noun phrase with the article that it wants. `headLength` words are the noun with what stands before it. */
export function withArticle(
  words: readonly EventWord[],
  headLength: number,
  headWord: EventWord | undefined,
): EventWord[] {
  const [first] = words
  if (!first || !headWord) return [...words]
  const article = articleOf(words, first, headLength, headWord.plain)
  if (/^an?$/.test(first.plain)) return [...worded(indefinite(words[1]), first), ...words.slice(1)]
  return article ? [...worded(article, first), ...words] : [...words]
}

const worded = (text: string, beside: EventWord): EventWord[] => [
  { text, plain: text, clause: beside.clause, isJoined: false },
]

function articleOf(
  words: readonly EventWord[],
  first: EventWord,
  headLength: number,
  noun: string,
): string | null {
  if ((determiners.has(first.plain) && first.plain !== 'new') || /^\d+$/.test(first.text)) return null
  if (!/^(?:[a-z]+|\d+[a-z]+)$/.test(first.plain) || first.plain === 'meeting' || first.plain === 'meet')
    return null
  const possessive = words.slice(0, headLength - 1).find(({ text }) => /['’]s$/.test(text))
  if (possessive) return possessiveArticle(first, possessive, noun)
  if (verbs.has(first.plain)) return null
  // 'Working from home', 'work from home': what one does, wherever.
  const isDoing = bare.has(first.plain) || (first.plain.endsWith('ing') && !things.has(first.plain))
  if (isDoing && places.has(words[1]?.plain ?? '')) return null
  // 'Walking the dog', but 'a walking tour'.
  if (first.plain.endsWith('ing') && determiners.has(words[1]?.plain ?? '')) return null
  if (first.plain === 'first' && ['day', 'week'].includes(noun)) return 'your'
  if (noun === 'derby' || noun === 'oscars' || noun === 'olympics') return 'the'
  if (isPlural(noun) || calledByDay.has(noun) || (noun.endsWith('ing') && !things.has(noun))) return null
  if (headLength === 1 && withThe.has(noun)) return 'the'
  if (headLength === 1 && bare.has(noun)) return null
  if (
    noun === 'tea' ||
    noun === 'work' ||
    noun === 'practice' ||
    noun === 'duty' ||
    noun === 'eve' ||
    (bare.has(noun) && bare.has(first.plain))
  )
    return null
  return indefinite(first)
}

// 'Anna's wedding' stands as it is, 'best friend's wedding' is yours, 'Valentine's dinner' takes an article.
function possessiveArticle(first: EventWord, owner: EventWord, noun: string): string | null {
  if (['new', 'valentine', 'mother', 'mothers', 'father', 'fathers'].includes(first.plain))
    return ['eve', 'day'].includes(noun) ? null : indefinite(first)
  if (['children', 'kid', 'men', 'women', 'child'].includes(owner.plain)) return indefinite(first)
  if (owner.plain === 'doctor' || owner.plain === 'dentist') return 'a'
  return /^\p{Lu}/u.test(owner.text) && !kin.has(owner.plain) ? null : 'your'
}

function isPlural(noun: string): boolean {
  return noun === 'drinks' || (noun.endsWith('s') && !noun.endsWith('ss') && !singularInS.has(noun))
}

// By the sound that the next word begins with.
function indefinite(next: EventWord | undefined): string {
  const word = next?.plain ?? ''
  if (/^(?:hour|honest|heir|honor)/.test(word)) return 'an'
  if (/^(?:mba|nba|nfl|hr|x|lgbt|mtv)/.test(word)) return 'an'
  if (/^8|^1[18](?:st|nd|rd|th)?$/.test(word)) return 'an'
  if (/^(?:uni(?!n|m)|us(?:e|u)|eu|one|once|ut[ai])/.test(word)) return 'a'
  return /^[aeiou]/.test(word) ? 'an' : 'a'
}
