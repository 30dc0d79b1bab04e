import * as z from 'zod/mini'
import { once } from '../../once.ts'
import { sharePlatforms, type SharePlatform } from '../../../contract/sharing.ts'
import { occasionPresets, stylePreferences } from '../../../contract/stylist/stylist.ts'
import { nounOf } from '../../closet/garment-types/noun-of.ts'
import { captionLength, captionLimits } from '../../sharing/caption-limits.ts'
import { cutAtWord } from '../../sharing/cut-at-word.ts'
import { eventName, hashtagsOf } from '../../sharing/hashtags.ts'
import { knownBrand, moreHashtags } from '../../sharing/hashtags-of-pieces.ts'
import type { OutfitToShare } from '../../sharing/outfit-to-share.ts'
import { readSharedPiece } from '../../sharing/read-shared-piece.ts'
import { capital, listed, sentence } from '../english.ts'
import { outfitDescription } from '../outfit/outfit-description.ts'
import { pieceWords } from '../pieces/piece-words.ts'
import rows from './posting-tips.json' with { type: 'json' }
import { nonLatinNames, sharedOutfit, type SharedOutfit } from './shared-outfit.ts'

// Facts that are known only for some posts; a tip that uses one requires it.
// prettier-ignore
const facts = ['message', 'longLine', 'longMessage', 'host', 'altText', 'brand', 'branded', 'occasion', 'searched', 'board', 'hashtags', 'shown', 'limit'] as const
type Facts = Readonly<Record<(typeof facts)[number], string | null>>

/** A row of tips; only the first matching row of each kind is used. */
const TipRow = z.strictObject({
  kind: z.string(),
  platform: z.optional(z.enum(sharePlatforms)),
  with: z.optional(z.enum(facts)),
  without: z.optional(z.enum(facts)),
  occasions: z.optional(z.array(z.enum(occasionPresets))),
  /** `{fact}` is a placeholder. */
  text: z.string(),
})
const tipRows = once(() => z.array(TipRow).parse(rows))

// Instagram's feed truncates by lines; about this many characters fit.
const SHOWN_IN_FEED = 125
const ALT_TEXT_MAX = 300
const TIPS_MAX = 5
const HASHTAGS_KEPT = 3
// Longer hashtags are unreadable.
const HASHTAG_READABLE = 22

interface Post {
  /** The user's own words. */
  readonly message: string | null
  /** Host of the share's public page; null without a page. */
  readonly pageHost: string | null
  /** Hashtags of the post, without '#'; omitted before they are chosen. */
  readonly hashtags?: readonly string[]
}

/** Returns three to five steps for posting an outfit. 'Alt text: …' can be pasted. */
export function postingTips(outfit: OutfitToShare, platform: SharePlatform, post: Post): string[] {
  const shared = sharedOutfit(outfit)
  const known = { ...factsOfOutfit(outfit, shared, post.hashtags), ...factsOfPost(post) }
  const ofKind = new Map<string, string>()
  for (const row of tipRows()) {
    const isRight =
      (!row.platform || row.platform === platform) &&
      (!row.with || known[row.with] !== null) &&
      (!row.without || known[row.without] === null) &&
      (!row.occasions || row.occasions.some((one) => one === shared.preset))
    if (isRight && !ofKind.has(row.kind)) ofKind.set(row.kind, filledIn(row.text, known))
  }
  return [...ofKind.values()].slice(0, TIPS_MAX)
}

function filledIn(text: string, known: Facts): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts.find((one) => one === name)
    return (fact && known[fact]) ?? ''
  })
}

function factsOfPost({ message, pageHost }: Post) {
  const line = captionLength(message?.trimStart().split('\n')[0] ?? '')
  const length = captionLength(message ?? '')
  return {
    message,
    host: pageHost,
    longLine: line > SHOWN_IN_FEED ? String(line) : null,
    longMessage: length > captionLimits.pinterest ? String(length) : null,
    shown: String(SHOWN_IN_FEED),
    limit: String(captionLimits.pinterest),
  }
}

// The alt text of accessories alone lists them, without 'built around'.
function altText({ pieces }: SharedOutfit): string {
  const isSmall = pieces.every(({ garment: { slot } }) => slot === 'bag' || slot === 'extra')
  return isSmall
    ? sentence(listed(pieces.map((piece) => pieceWords(piece).full)))
    : outfitDescription({ pieces, missing: [] })
}

function factsOfOutfit(outfit: OutfitToShare, shared: SharedOutfit, made?: readonly string[]) {
  const described = nonLatinNames(outfit.pieces) ?? altText(shared)
  const branded = outfit.pieces.find((piece) => knownBrand(piece) && nounOf(readSharedPiece(piece)).isKnown)
  const searched = shared.pieces
    .filter((piece) => pieceWords(piece).shade && nounOf(piece).isKnown)
    .slice(0, 2)
  const isMade = (hashtag: string) => made?.some((one) => one.toLowerCase() === hashtag.toLowerCase()) ?? true
  const hashtags = hashtagsOf([
    shared.occasion ? eventName(outfit.occasion) : '',
    // A style that the outfit doesn't have is no hashtag to put first.
    isStyle(outfit.theme) && !shared.style ? '' : capital(outfit.theme ?? ''),
    ...moreHashtags(outfit),
  ])
    .filter((hashtag) => hashtag.length <= HASHTAG_READABLE && isMade(hashtag))
    .slice(0, HASHTAGS_KEPT)
  return {
    altText: outfit.pieces.length > 0 ? cutAtWord(described, ALT_TEXT_MAX) : null,
    brand: branded ? knownBrand(branded) : null,
    branded: branded ? pieceWords(readSharedPiece(branded)).the : null,
    occasion: shared.occasion,
    searched: searched.length > 1 ? listed(searched.map((piece) => `“${pieceWords(piece).full}”`)) : null,
    board: boardName(shared),
    hashtags: hashtags.length > 0 ? listed(hashtags.map((hashtag) => `#${hashtag}`)) : null,
  }
}

const isStyle = (theme: string | null) => stylePreferences.some((one) => one === theme?.trim().toLowerCase())

function boardName({ preset, occasion, style, season }: SharedOutfit): string {
  if (preset) return `${capital(preset.replaceAll('-', ' '))} outfits`
  if (occasion) return `Outfits for ${occasion}`
  const kind = style ?? season
  return kind ? `${capital(kind)} outfits` : 'Outfits from my closet'
}
