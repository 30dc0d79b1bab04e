import type { SharePlatform } from '../../contract/sharing.ts'
import { capital, listed, sentence } from '../sentence.ts'
import { stableNumber } from '../stable-number.ts'
import { captionLength, captionLimits } from './caption.ts'
import { cutAtWord } from './cut-at-word.ts'
import { foreignNames } from './foreign-names.ts'
import { hashtagsOf } from './hashtags.ts'
import { moreHashtags } from './more-hashtags.ts'
import type { OutfitToShare } from './outfit-to-share.ts'
import { layered, outfitWords, type OutfitWords } from './outfit-words.ts'
import { taggingTip } from './tagging-tip.ts'

// What Instagram's feed shows before 'more' is lines, not characters; this is about how many they hold.
const SHOWN_IN_FEED = 125
const ALT_TEXT_MAX = 300
const TIPS_MAX = 5
const HASHTAGS_KEPT = 3

interface Post {
  /** The person's own words. */
  readonly message: string | null
  /** Where the share has a page; null where it has none. */
  readonly pageHost: string | null
}

/** What to mind in posting an outfit, three to five whole sentences. 'Alt text: …' is ready to paste. */
export function postingTips(
  outfit: OutfitToShare,
  platform: SharePlatform,
  { message, pageHost }: Post,
): string[] {
  const words = outfitWords(outfit)
  const tips =
    platform === 'instagram'
      ? [
          copyFirst(outfit),
          firstLine(message),
          altText(outfit, words),
          fewHashtags(outfit),
          taggingTip(outfit) ?? crop,
        ]
      : [
          pageHost ? pinWithPage(pageHost) : pinWithoutPage,
          longPin(message),
          boardTip(outfit, words),
          altText(outfit, words),
          searchWords(words) ?? pinShape,
          pinShape,
        ]
  return [...new Set(tips.filter((tip) => tip !== null))].slice(0, TIPS_MAX)
}

function chosen(outfit: OutfitToShare, of: string, ways: readonly [string, ...string[]]): string {
  return ways[Math.floor(stableNumber(`${outfit.id} ${of}`) * ways.length)] ?? ways[0]
}

function copyFirst(outfit: OutfitToShare): string {
  return chosen(outfit, 'copy', [
    'Instagram takes no text from a link: copy the caption first, then paste it under the 4:5 picture.',
    'Copy the caption before you open Instagram, which takes no text from a link, and post the 4:5 picture with it.',
    'First copy, then post: Instagram takes no text from a link. The 4:5 picture is the one for it.',
  ])
}

const crop = 'Choose the 4:5 crop when you post, so that nothing of the picture is cut off.'

function firstLine(message: string | null): string {
  const shown = `Instagram’s feed shows about the first ${SHOWN_IN_FEED} characters`
  if (message === null) return `${shown}: a line of your own in front of the caption is what is read first.`
  const length = captionLength(message.trimStart().split('\n')[0] ?? '')
  return length <= SHOWN_IN_FEED
    ? `${shown}, and the first line of your message fits.`
    : `${shown}, and the first line of your message has ${length}: put what matters in front.`
}

function altText(outfit: OutfitToShare, words: OutfitWords | null): string | null {
  const said = foreignNames(outfit.pieces) ?? (words && sentence(layered(words)))
  return said === null ? null : `Alt text: ${cutAtWord(said, ALT_TEXT_MAX)}`
}

// Instagram said in December 2025 that it would bring the limit down from thirty to five, account by account.
function fewHashtags(outfit: OutfitToShare): string {
  const best = hashtagsOf([outfit.occasion ?? '', outfit.theme ?? '', ...moreHashtags(outfit)]).slice(
    0,
    HASHTAGS_KEPT,
  )
  return `Instagram is bringing its limit down to five hashtags. If it refuses more, keep those of this outfit, such as ${listed(best.map((hashtag) => `#${hashtag}`))}.`
}

function pinWithPage(host: string): string {
  return `The pin leads to your share page on ${host}. When you take the share back, the page is gone; the pin itself you delete on Pinterest.`
}

const pinWithoutPage =
  'There is no page that Pinterest could fetch the picture from: download it and add it to the pin yourself.'

function longPin(message: string | null): string | null {
  const length = message === null ? 0 : captionLength(message)
  return length > captionLimits.pinterest
    ? `Pinterest takes ${captionLimits.pinterest} characters and your message has ${length}: the end of it is cut off.`
    : null
}

function boardTip(outfit: OutfitToShare, words: OutfitWords | null): string {
  const board = boardName(words)
  return chosen(outfit, 'board', [
    `Save it to a board that says what it holds, such as “${board}”.`,
    `“${board}” would be a board to save it to.`,
    `If you have no board for it yet, “${board}” is a name that says what it holds.`,
  ])
}

function boardName(words: OutfitWords | null): string {
  const { occasion, theme, style, season, shades } = words ?? {}
  const [shade] = shades ?? []
  if (occasion)
    return occasion.adjective ? `${capital(occasion.adjective)} outfits` : `Outfits for ${occasion.name}`
  if (theme) return style ? `${theme} outfits` : theme
  if (season) return `${capital(season)} outfits`
  return shade ? `Outfits in ${shade}` : 'Outfits from my closet'
}

function searchWords(words: OutfitWords | null): string | null {
  const named = words?.pieces.filter(({ shade, isKnown }) => shade !== null && isKnown).slice(0, 2) ?? []
  if (named.length === 0) return null
  const quoted = listed(named.map(({ short }) => `“${short}”`))
  return `Keep the colors and kinds in the text, such as ${quoted}: on Pinterest people search with such words.`
}

const pinShape = 'The pin is 2:3, which Pinterest’s feed does not crop: add the picture as it is.'
