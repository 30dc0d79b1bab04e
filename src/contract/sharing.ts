import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, keptText, maybe, oneOf, optionalText, orElse } from './fields.ts'

export const sharePlatforms = ['instagram', 'pinterest'] as const
export type SharePlatform = (typeof sharePlatforms)[number]

/** Shapes of a plate: a post is 4:5, a pin 2:3, a story 9:16. */
export const plateFormats = ['post', 'pin', 'story'] as const
export type PlateFormat = (typeof plateFormats)[number]

/** Width and height of a plate, in pixels. */
export const plateSizes: Readonly<Record<PlateFormat, { readonly width: number; readonly height: number }>> =
  {
    post: { width: 1080, height: 1350 },
    pin: { width: 1000, height: 1500 },
    story: { width: 1080, height: 1920 },
  }

/** Longest personal message, in characters. */
export const MESSAGE_MAX = 2000
/** Longest title of a plate, in characters. It is set in two lines; what does not fit ends in '…'. */
export const PLATE_TITLE_MAX = 120
/** Most hashtags that Instagram ever took in one post; since December 2025 it is going down to 5, account by account. */
export const HASHTAGS_MAX = 30
/** Longest hashtag, in characters. */
export const HASHTAG_MAX = 100
/** Most of an outfit's styling tips that a caption repeats. */
export const CAPTION_TIPS_MAX = 5
const TIP_MAX = 400

/** What the picture of an outfit shows. */
export const PlateLayout = z.object({
  format: orElse(z.enum(plateFormats, 'The format must be post, pin or story.'), 'post'),
  /** Left out: the outfit's own title. */
  title: maybe(keptText('Title', PLATE_TITLE_MAX)),
  showsTitle: orElse(z.boolean('showsTitle must be true or false.'), true),
  showsPalette: orElse(z.boolean('showsPalette must be true or false.'), true),
  showsWordmark: orElse(z.boolean('showsWordmark must be true or false.'), true),
  /** The names of the pieces. */
  showsNames: orElse(z.boolean('showsNames must be true or false.'), false),
})
export type PlateLayout = z.infer<typeof PlateLayout>

/** As `PlateLayout`, in the query of an address. */
export const PlateQuery = z.pipe(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((query) => Object.fromEntries(Object.entries(query).map(asFlag))),
  ),
  PlateLayout,
)

/** Address of the picture of an outfit, for the one whose outfit it is: JPEG in the size of its format. */
export function plateAddress(outfitId: string, layout: PlateLayout): string {
  const asked = Object.entries(layout).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  return `/api/outfit-plates/${outfitId}?${query}`
}

/** An outfit made ready for a social platform. */
export const OutfitShare = z.object({
  id: z.string(),
  userId: z.string(),
  outfitId: z.string(),
  platform: z.enum(sharePlatforms),
  /** What the outfit was called when it was shared. */
  title: z.string(),
  shareText: z.string(),
  /** Without '#'. */
  hashtags: z.array(z.string()),
  /** The plate as it was shared, for the one who shared it. */
  imageUrl: z.nullable(z.string()),
  /** The page that anyone with its address can open; null where there is none. */
  shareUrl: z.nullable(z.string()),
  isPublic: z.boolean(),
  /** How often the platform was opened with it. */
  shareCount: z.int(),
  createdAt: z.string(),
})
export type OutfitShare = z.infer<typeof OutfitShare>

export const NewShare = z.object({
  /** A curation, a look put together by hand, or a day of a plan. */
  outfitId: Id,
  platform: oneOf('Platform', sharePlatforms),
  customMessage: optionalText('Personal message', MESSAGE_MAX),
  /** With a page that anyone with its address can open, where Armadio has a public address. */
  isPublic: orElse(z.boolean('isPublic must be true or false.'), true),
  /** With or without '#'; left out: those that are written for the outfit. */
  hashtags: maybe(
    z
      .array(keptText('Hashtag', HASHTAG_MAX), 'Hashtags must be a list of words.')
      .check(z.maxLength(HASHTAGS_MAX, `A post can have at most ${HASHTAGS_MAX} hashtags.`)),
  ),
  /** Styling tips of the outfit that the caption repeats. */
  stylingTips: orElse(
    z
      .array(keptText('Tip', TIP_MAX), 'Tips must be a list of texts.')
      .check(z.maxLength(CAPTION_TIPS_MAX, `A caption can have at most ${CAPTION_TIPS_MAX} tips.`)),
    [],
  ),
  /** Left out: the format of the platform, and all that a plate shows. */
  plate: maybe(PlateLayout),
})
export type NewShare = z.infer<typeof NewShare>

export const ShareReply = z.object({
  share: OutfitShare,
  content: z.object({
    shareText: z.string(),
    hashtags: z.array(z.string()),
    socialMediaTips: z.array(z.string()),
  }),
  urls: z.object({
    /** Text and hashtags, ready to paste. */
    copyText: z.string(),
    /** Where the platform takes a post. */
    webShareUrl: z.string(),
  }),
})
export type ShareReply = z.infer<typeof ShareReply>

/** What a caption for one platform is made of, before the person has chosen. */
const CaptionParts = z.object({
  /** What is said of the outfit. */
  sentence: z.string(),
  /** In every caption, unless the person takes them out. */
  hashtags: z.array(z.string()),
  /** Offered beside those. */
  moreHashtags: z.array(z.string()),
  socialMediaTips: z.array(z.string()),
})
export type CaptionParts = z.infer<typeof CaptionParts>

/** What there is to choose from when an outfit is shared. */
export const ShareOptions = z.object({
  title: z.string(),
  captions: z.object({ instagram: CaptionParts, pinterest: CaptionParts }),
  /** What the stylist says of wearing it, short enough for a caption. */
  stylingTips: z.array(z.string()),
  /** Host of the public address, where share pages are; null where Armadio has none. */
  pageHost: z.nullable(z.string()),
})
export type ShareOptions = z.infer<typeof ShareOptions>

const shareId = z.object({ id: Id })

/** The calls of sharing. */
export const sharingEndpoints = {
  share: endpoint({
    method: 'POST',
    path: '/api/share-outfit',
    summary: 'Share an outfit: caption, hashtags, tips and, where possible, a public page',
    body: NewShare,
    reply: ShareReply,
    status: 201,
  }),
  options: endpoint({
    method: 'GET',
    path: '/api/share-options/:outfitId',
    summary: 'The caption, hashtags and tips to choose from',
    params: z.object({ outfitId: Id }),
    reply: ShareOptions,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/outfit-shares',
    summary: 'Your shares, newest first',
    reply: z.array(OutfitShare),
  }),
  increment: endpoint({
    method: 'PATCH',
    path: '/api/outfit-shares/:id/increment',
    summary: 'Count one opening of a share',
    params: shareId,
    reply: z.object({ id: z.string(), shareCount: z.int() }),
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/outfit-shares/:id',
    summary: 'Remove a share with its page and image',
    params: shareId,
  }),
}

function asFlag([name, value]: [string, unknown]): [string, unknown] {
  const isFlag = name.startsWith('shows') && (value === 'true' || value === 'false')
  return [name, isFlag ? value === 'true' : value]
}
