import { useState } from 'react'
import {
  CAPTION_TIPS_MAX,
  HASHTAGS_MAX,
  type ShareOptions,
  type SharePlatform,
} from '../../../contract/sharing.ts'
import { captionLength, copyText } from '../../../domain/sharing/caption.ts'
import { shareText } from '../../../domain/sharing/share-text.ts'
import { useShareOptions } from '../sharing-queries.ts'

interface Choices {
  readonly platform: SharePlatform
  readonly message: string
  readonly hasPage: boolean
  /** Hashtags that are not as they come: those of every caption taken out, the others taken in. */
  readonly toggled: readonly string[]
  /** Hashtags of the user's own. */
  readonly own: readonly string[]
  readonly tips: readonly string[]
}

const untouched: Choices = {
  platform: 'instagram',
  message: '',
  hasPage: true,
  toggled: [],
  own: [],
  tips: [],
}

/** The caption while it is put together. */
export function useCaptionDraft(outfitId: string) {
  const options = useShareOptions(outfitId)
  const [choices, setChoices] = useState(untouched)
  return {
    options,
    choices,
    /** What the choices make; undefined until it is known what there is to choose from. */
    composed: options.data && compose(options.data, choices),
    change: (changes: Partial<Choices>) => setChoices({ ...choices, ...changes }),
    toggleHashtag: (tag: string) => setChoices({ ...choices, toggled: toggledIn(choices.toggled, tag) }),
    toggleTip: (tip: string) => setChoices({ ...choices, tips: toggledIn(choices.tips, tip) }),
  }
}

function compose(options: ShareOptions, choices: Choices) {
  const { sentence, hashtags, moreHashtags } = options.captions[choices.platform]
  const offered = [...hashtags, ...moreHashtags, ...choices.own]
  const chosen = offered.filter((tag) => hashtags.includes(tag) !== choices.toggled.includes(tag))
  // In the order in which the stylist says them.
  const tips = options.stylingTips.filter((tip) => choices.tips.includes(tip))
  const text = shareText({
    message: choices.message.trim() || null,
    sentence,
    stylingTips: tips,
    caption: { platform: choices.platform, hashtags: chosen },
  })
  return {
    offered,
    chosen,
    text,
    length: captionLength(copyText(text, chosen)),
    stylingTips: options.stylingTips,
    tips,
    isFullOfHashtags: chosen.length >= HASHTAGS_MAX,
    isFullOfTips: tips.length >= CAPTION_TIPS_MAX,
    pageHost: options.pageHost,
  }
}

function toggledIn(list: readonly string[], one: string): readonly string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}
