import { clothOf, patternOf } from '../../closet/cloth-of.ts'
import { shadeOf } from '../../closet/color-words.ts'
import { nounOf } from '../../closet/noun-of.ts'
import type { StylistPiece } from '../outfit.ts'
import { callColored, callPiece, verb } from '../score/call-piece.ts'

/** The words in which a sentence speaks of one piece, right in number. */
export interface Voice {
  /** 'the boots'; by its own name where it is of no known kind. */
  readonly the: string
  /** With its color and cloth: 'a camel trench coat', 'cognac leather boots'. */
  readonly a: string
  readonly it: string
  readonly its: string
  readonly is: string
  /** The verb as it must be after the piece. */
  readonly does: (one: string, several: string) => string
}

/** How to speak of a piece. */
export function voiceOf(piece: StylistPiece): Voice {
  const noun = nounOf(piece)
  const isSeveral = noun.isKnown ? noun.isSeveral : verb([piece], 'one', 'several') === 'several'
  const does = (one: string, several: string) => (isSeveral ? several : one)
  const word = does(noun.one, noun.several)
  return {
    // What nothing is known of has only its own name.
    the: noun.isKnown ? `the ${word}` : calledByName(piece, word),
    a: noun.isKnown || !isCalledByName(piece) ? described(piece, word, isSeveral) : named(piece, isSeveral),
    it: does('it', 'they'),
    its: does('its', 'their'),
    is: does('is', 'are'),
    does,
  }
}

/** 'a' or 'an' as it must be before these words. */
export function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) && !/^(uni|one|euro)/i.test(words) ? 'an' : 'a'} ${words}`
}

function calledByName(piece: StylistPiece, word: string): string {
  return isCalledByName(piece) ? callPiece(piece) : `the ${word}`
}

// Where its name cannot stand in a sentence, `callPiece` gives color and place.
function isCalledByName(piece: StylistPiece): boolean {
  return piece.name.toLowerCase().includes(callPiece(piece).slice(4).toLowerCase())
}

function named(piece: StylistPiece, isSeveral: boolean): string {
  const name = callColored(piece).slice(4)
  return isSeveral ? name : withArticle(name)
}

function described(piece: StylistPiece, noun: string, isSeveral: boolean): string {
  const cloth = clothOf(piece)
  const shade = shadeOf(piece)
  const words = [
    shade && /denim|jeans/.test(noun) ? shade.replace(/^denim /, '') : shade,
    patternOf(piece),
    cloth && !goesWithoutSaying(cloth, noun) ? cloth : null,
  ]
    .filter((word) => word !== null)
    // 'Denim blue jeans' say it once.
    .filter((word, at, all) => all.indexOf(word) === at)
  const whole = [...words, noun].join(' ')
  return isSeveral ? whole : withArticle(whole)
}

function goesWithoutSaying(cloth: string, noun: string): boolean {
  return (
    noun.includes(cloth) ||
    (cloth === 'denim' && /jeans|denim/.test(noun)) ||
    (cloth === 'down' && noun.includes('puffer'))
  )
}
