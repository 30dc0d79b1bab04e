import { useState } from 'react'
import {
  CAPTION_TIPS_MAX,
  MAX_HASHTAGS_PER_POST,
  type ShareOptions,
  type SharePlatform,
} from '../../../contract/sharing.ts'
import { captionLength } from '../../../domain/sharing/caption-limits.ts'
import { copyText } from '../../../domain/sharing/caption-to-paste.ts'
import { shareText } from '../../../domain/sharing/share-text.ts'
import { useShareOptions } from '../sharing-queries.ts'

interface Choices {
  readonly platform: SharePlatform
  readonly message: string
  readonly hasPage: boolean
  /** Hashtags that differ from their default: deselected defaults, and selected others. */
  readonly toggled: readonly string[]
  /** The user's own hashtags. */
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

/** The caption while editing. */
export function useCaptionDraft(outfitId: string) {
  const options = useShareOptions(outfitId)
  const [choices, setChoices] = useState(untouched)
  return {
    options,
    choices,
    /** The resulting caption; undefined until the options are loaded. */
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
  // In the stylist's order.
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
    isFullOfHashtags: chosen.length >= MAX_HASHTAGS_PER_POST,
    isFullOfTips: tips.length >= CAPTION_TIPS_MAX,
    pageHost: options.pageHost,
  }
}

function toggledIn(list: readonly string[], one: string): readonly string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}
