import { clauseBefore, plainText } from './clauses.ts'
import { familyOf, type RowMatch } from './profile-phrases.ts'
import type { EventWord } from './tokenize-event.ts'

/** Id of the row that replaces a named event: a pet's burial, a match watched at home, work at a party; null for none. */
export function replacingEvent(words: readonly EventWord[], match: RowMatch): string | null {
  if (isPetsBurial(words, match)) return 'pet burial'
  if (isWatchedAtHome(words, match)) return 'super bowl'
  return isFilmed(words, match) ? 'event crew' : null
}

const clauseOf = (words: readonly EventWord[], { at }: RowMatch) =>
  plainText(words.filter(({ clause }) => clause === words[at]?.clause))

const pets =
  '(?:dogs?|puppy|cats?|kitten|kitty|hamsters?|rabbits?|bunny|guinea pigs?|pets?|parrot|budgie|goldfish|tortoise|turtle|horse|pony|ferret|gerbil|rats?)'
const ownPet = new RegExp(String.raw`\b(?:my|our|the|a|his|her|their|family) (?:\w+ ){0,2}?${pets}\b`)
const deaths =
  /\b(?:died|dead|passed|death|late|bury|burying|buried|burial|funeral|ashes|grave|goodbye|memorial)\b/

// 'Burying our cat in the yard', 'a small ceremony for our dog who died'. Dogs may also come along to a funeral.
function isPetsBurial(words: readonly EventWord[], match: RowMatch): boolean {
  const { id } = match.value
  const family = familyOf(match)
  if (family !== 'funeral' && id !== 'ceremony' && id !== 'memorial' && id !== 'celebration of life')
    return false
  const text = clauseOf(words, match)
  return ownPet.test(text) && deaths.test(plainText(words)) && !alongside.test(text)
}
const alongside = new RegExp(
  String.raw`\b(?:with|bring|bringing) (?:my|our|the|a|his|her) (?:\w+ )?${pets}\b|\b(?:mom|mum|mother|dad|father|grandma|grandpa|uncle|aunt|friend|neighbor|colleague|boss|cousin)s?\b`,
)

const atHome =
  /\b(?:at home(?! to)|on (?:the )?tv|on (?:the )?telly|on the couch|on the sofa|living room|(?:at|in) (?:my|our|his|her|their|a) (?:\w+ ){0,2}?(?:house|place|flat|apartment|home|basement|garage)|(?:at|with) (?:my|a|our) (?:best |good )?(?:friend|buddy|mate|brother|sister|cousin|neighbor|uncle|dad|parent)s?)$|\b(?:at home(?! to)|on (?:the )?tv|on (?:the )?telly|on the couch|on the sofa|living room|(?:my|our|his|her|their|friends|brothers|sisters|cousins|neighbors|uncles|dads|parents|buddys|mates) (?:house|place|flat|apartment|basement))\b/

// 'Watching the match at a friend's'.
function isWatchedAtHome(words: readonly EventWord[], match: RowMatch): boolean {
  return familyOf(match) === 'match' && atHome.test(clauseOf(words, match))
}

const filming =
  /\b(?:filming|photographing|videotaping|videoing|videographing|live ?streaming|shooting|photographer (?:at|for)|videographer (?:at|for)|taking (?:the )?(?:photos|pictures|video) (?:at|of|for)) (?:my|a|an|the|our|his|her|their) (?:(?!and\b|then\b|after\b)\w+ ){0,3}$/

// 'Filming my cousin's wedding' works there.
function isFilmed(words: readonly EventWord[], { value, at }: RowMatch): boolean {
  if (value.group !== 'event') return false
  const isParty =
    value.mood === 'festive' || /^(?:children|conference|ceremony|worship)$/.test(value.family ?? value.id)
  return isParty && filming.test(`${clauseBefore(words, at)} `)
}
