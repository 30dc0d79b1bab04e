import type { SharePlatform } from '../../contract/sharing.ts'
import { sentence } from '../sentence.ts'
import { stableNumber } from '../stable-number.ts'
import { cutAtWord } from './cut-at-word.ts'
import {
  anyCaptions,
  type CaptionFrame,
  dressCaptions,
  layeredCaptions,
  oneColorCaptions,
  onePieceCaptions,
} from './instagram-captions.ts'
import type { OutfitToShare } from './outfit-to-share.ts'
import { outfitWords, type OutfitWords } from './outfit-words.ts'
import { pinDescriptions } from './pinterest-captions.ts'
import { foreignNames } from './foreign-names.ts'

const SENTENCE_MAX = 400

/**
 * What a caption says of an outfit, in one to four short sentences, at most 400 characters: on Instagram what there is
 * to see, on Pinterest what people search for. One of many ways, always the same for the same outfit and platform.
 * Where most pieces have names in another script, only those names. '' for an outfit without pieces.
 */
export function outfitSentence(outfit: OutfitToShare, platform: SharePlatform): string {
  const names = foreignNames(outfit.pieces)
  if (names) return cutAtWord(names, SENTENCE_MAX)
  const words = outfitWords(outfit)
  if (!words) return ''
  const ways = framesFor(words, platform).flatMap((frame) => frame(words) ?? [])
  const way = ways[Math.floor(stableNumber(`${outfit.id} ${platform}`) * ways.length)] ?? ''
  return cutAtWord(sentence(way), SENTENCE_MAX)
}

function framesFor(words: OutfitWords, platform: SharePlatform): readonly CaptionFrame[] {
  if (platform === 'pinterest') return pinDescriptions
  if (words.pieces.length === 1) return onePieceCaptions
  const oneColor = oneColorCaptions.filter((frame) => frame(words) !== null)
  if (oneColor.length > 0) return oneColor
  // The others speak of two layers.
  if (words.between) return anyCaptions
  return [...layeredCaptions, ...dressCaptions, ...anyCaptions]
}
