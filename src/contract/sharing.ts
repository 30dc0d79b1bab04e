import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, trimmedText, maybe, oneOf, optionalText, withDefault } from './fields.ts'

export const sharePlatforms = ['instagram', 'pinterest'] as const
export type SharePlatform = (typeof sharePlatforms)[number]

/** Formats of a share image: a post is 4:5, a pin 2:3, a story 9:16. */
export const plateFormats = ['post', 'pin', 'story'] as const
export type PlateFormat = (typeof plateFormats)[number]

/** Size of a share image, in pixels. */
export const plateSizes: Readonly<Record<PlateFormat, { readonly width: number; readonly height: number }>> =
  {
    post: { width: 1080, height: 1350 },
    pin: { width: 1000, height: 1500 },
    story: { width: 1080, height: 1920 },
  }

/** Maximum length of the personal message, in characters. */
export const MESSAGE_MAX = 2000
/** Maximum length of a share image's title, in characters. It is drawn in two lines; overflow ends in '…'. */
export const PLATE_TITLE_MAX = 120
/** Instagram's former maximum per post. Since December 2025 it reduces the maximum to 5, account by account. */
export const MAX_HASHTAGS_PER_POST = 30
/** In characters. */
export const HASHTAG_MAX_LENGTH = 100
/** Maximum number of the outfit's styling tips in a caption. */
export const CAPTION_TIPS_MAX = 5
const TIP_MAX = 400

/** Contents of a share image. */
export const PlateLayout = z.object({
  format: withDefault(z.enum(plateFormats, 'The format must be post, pin or story.'), 'post'),
  /** Default: the outfit's title. */
  title: maybe(trimmedText('Title', PLATE_TITLE_MAX)),
  showsTitle: withDefault(z.boolean('showsTitle must be true or false.'), true),
  showsPalette: withDefault(z.boolean('showsPalette must be true or false.'), true),
  showsWordmark: withDefault(z.boolean('showsWordmark must be true or false.'), true),
  /** Whether the image shows the names of the pieces. */
  showsNames: withDefault(z.boolean('showsNames must be true or false.'), false),
})
export type PlateLayout = z.infer<typeof PlateLayout>

/** `PlateLayout` as query parameters. */
export const PlateQuery = z.pipe(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((query) => Object.fromEntries(Object.entries(query).map(asFlag))),
  ),
  PlateLayout,
)

/** Address of the share image of an outfit, for its owner: JPEG in the size of its format. */
export function plateAddress(outfitId: string, layout: PlateLayout): string {
  const parameters = Object.entries(layout).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))
  return `/api/outfit-plates/${outfitId}?${query}`
}

/** An outfit shared on a social platform. */
export const OutfitShare = z.object({
  id: z.string(),
  userId: z.string(),
  outfitId: z.string(),
  platform: z.enum(sharePlatforms),
  /** Title of the outfit when it was shared. */
  title: z.string(),
  shareText: z.string(),
  /** Without '#'. */
  hashtags: z.array(z.string()),
  /** Address of the share image as it was shared, for its owner. */
  imageUrl: z.nullable(z.string()),
  /** Public page, for anyone with the link; null if there is none. */
  shareUrl: z.nullable(z.string()),
  isPublic: z.boolean(),
  /** Number of times the platform was opened with the share. */
  shareCount: z.int(),
  createdAt: z.string(),
})
export type OutfitShare = z.infer<typeof OutfitShare>

export const NewShare = z.object({
  /** Id of a curation, a look created by the user, or a day of a plan. */
  outfitId: Id,
  platform: oneOf('Platform', sharePlatforms),
  customMessage: optionalText('Personal message', MESSAGE_MAX),
  /** Creates a public page, if Armadio has a public address. */
  isPublic: withDefault(z.boolean('isPublic must be true or false.'), true),
  /** With or without '#'. Default: the hashtags generated for the outfit. */
  hashtags: maybe(
    z
      .array(trimmedText('Hashtag', HASHTAG_MAX_LENGTH), 'Hashtags must be a list of words.')
      .check(
        z.maxLength(MAX_HASHTAGS_PER_POST, `A post can have at most ${MAX_HASHTAGS_PER_POST} hashtags.`),
      ),
  ),
  /** Styling tips to include in the caption. */
  stylingTips: withDefault(
    z
      .array(trimmedText('Tip', TIP_MAX), 'Tips must be a list of texts.')
      .check(z.maxLength(CAPTION_TIPS_MAX, `A caption can have at most ${CAPTION_TIPS_MAX} tips.`)),
    [],
  ),
  /** Default: the format of the platform, with all contents. */
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
    /** The platform's address for creating a post. */
    webShareUrl: z.string(),
  }),
})
export type ShareReply = z.infer<typeof ShareReply>

/** The parts of a caption for one platform, from which the user selects. */
const CaptionParts = z.object({
  /** Description of the outfit. */
  sentence: z.string(),
  /** Preselected hashtags. */
  hashtags: z.array(z.string()),
  /** Additional hashtags to select. */
  moreHashtags: z.array(z.string()),
  socialMediaTips: z.array(z.string()),
})
export type CaptionParts = z.infer<typeof CaptionParts>

/** The choices for sharing an outfit. */
export const ShareOptions = z.object({
  title: z.string(),
  captions: z.object({ instagram: CaptionParts, pinterest: CaptionParts }),
  /** The stylist's tips that are short enough for a caption. */
  stylingTips: z.array(z.string()),
  /** Host of the share pages; null if Armadio has no public address. */
  pageHost: z.nullable(z.string()),
})
export type ShareOptions = z.infer<typeof ShareOptions>

const shareId = z.object({ id: Id })

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
