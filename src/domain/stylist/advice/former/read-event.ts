import type { OccasionNeeds } from '../../outfit-needs.ts'
import { cleanText, eventWordsOf, type EventWord } from '../../occasions/event-words-of.ts'
import { findPhrases, phraseTable, type PhraseMatch } from '../../occasions/find-phrases.ts'
import { readEvent as readProfiles } from '../../occasions/read-event.ts'
import { readDressCode, type DressCode } from './dress-codes.ts'
import { readFacts, type EventFact } from './event-facts.ts'
import { eventKinds, type EventKind } from './event-kinds.ts'
import { eventWords, foreignEventWords } from './event-words.ts'

/** The reading that the advice was written for, until it is rewritten on top of the profiles. */
export interface EventReading {
  readonly needs: OccasionNeeds
  readonly kind: EventKind | null
  readonly dressCode: DressCode | null
  readonly wantedWords: readonly string[]
  readonly facts: ReadonlySet<EventFact>
  readonly degrees: string | null
  readonly month: string | null
  readonly hour: string | null
  readonly isLong: boolean
}

const isKind = (key: string): key is EventKind => key in eventKinds
const kinds = Object.keys(eventKinds).filter(isKind)
const tables = [phraseTable(eventWords, kinds), phraseTable(foreignEventWords, kinds)]

export function readEvent(description: string): EventReading {
  const words = eventWordsOf(cleanText(description))
  const { needs, degrees, month, hour, isLong } = readProfiles(description)
  const { code, wantedWords } = readDressCode(words)
  return {
    needs,
    kind: kindOf(words),
    dressCode: code,
    wantedWords,
    facts: readFacts(words),
    degrees,
    month,
    hour,
    isLong,
  }
}

function kindOf(words: readonly EventWord[]): EventKind | null {
  const matches = tables.flatMap((table) => findPhrases(words, table))
  return matches.toSorted((one, other) => weight(other) - weight(one) || one.at - other.at)[0]?.value ?? null
}

const weight = ({ value, length }: PhraseMatch<EventKind>) => eventKinds[value].weight + (length - 1) / 3
