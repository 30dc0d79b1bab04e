import { nearestWord, wordsByLength } from '../../nearest-word.ts'
import { eventWordsOf, type EventWord } from '../occasions/event-words-of.ts'
import { once } from '../occasions/once.ts'
import { phraseWords } from '../occasions/profile-phrases.ts'
import { isStrange } from './strange-word.ts'

const SHORTEST = 5
const SHORTEST_FOR_TWO = 8

// Frequent errors that end like an English word of their own, or are near a garment: 'parnts' is near 'pants'.
const frequent: Readonly<Record<string, string>> = {
  weding: 'wedding',
  weddding: 'wedding',
  wedidng: 'wedding',
  funral: 'funeral',
  funearl: 'funeral',
  interveiw: 'interview',
  intervew: 'interview',
  inteview: 'interview',
  gradution: 'graduation',
  graduaton: 'graduation',
  aniversary: 'anniversary',
  anniversery: 'anniversary',
  bussiness: 'business',
  buisness: 'business',
  metting: 'meeting',
  meting: 'meeting',
  parnts: 'parents',
  parants: 'parents',
  freind: 'friend',
  freinds: 'friends',
  collegue: 'colleague',
  collegues: 'colleagues',
  hikeing: 'hiking',
  skiiing: 'skiing',
  baptisim: 'baptism',
  cristening: 'christening',
  swiming: 'swimming',
  traning: 'training',
}

const eventWords = once(() => wordsByLength([...phraseWords()].filter((word) => /^[a-z]{5,}$/.test(word))))

/**
 * A description with the typing errors in its words for events put right: 'dinnr with his parnts'. Names, which begin with
 * a capital, and words that are known stay.
 */
export function correctEvent(text: string): string {
  return eventWordsOf(text).reduce((corrected, word) => {
    const meant = meantBy(word)
    return meant === null ? corrected : corrected.replace(word.text, meant)
  }, text)
}

function meantBy(word: EventWord): string | null {
  const { text, plain } = word
  if (Object.hasOwn(frequent, plain)) return frequent[plain] ?? null
  if (plain.length < SHORTEST || !/^[a-z]+$/.test(text) || !isStrange(word)) return null
  return nearestWord(plain, eventWords(), plain.length >= SHORTEST_FOR_TWO ? 2 : 1, true)
}
