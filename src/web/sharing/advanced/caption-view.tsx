import { RotateCw } from 'lucide-react'
import { sharePlatforms, type NewShare, type PlateFormat } from '../../../contract/sharing.ts'
import { captionLimits } from '../../../domain/sharing/caption-limits.ts'
import { platformNames } from '../../../domain/sharing/platform-names.ts'
import { reasonOf } from '../../api/http-error.ts'
import { Button } from '../../ui/button.tsx'
import { PickRadios } from '../../ui/inputs/pick-radios.tsx'
import { SwitchRow } from '../../ui/inputs/switch-row.tsx'
import { MessageField } from '../message-field.tsx'
import { PageSwitch } from '../page-switch.tsx'
import { SharedCaption } from '../result/shared-caption.tsx'
import { ShareBody } from '../share-body.tsx'
import { ShareFoot } from '../share-foot.tsx'
import { formatOf } from '../default-plate-layout.ts'
import { CaptionCount } from './caption-count.tsx'
import { HashtagChoice } from './hashtag-choice.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'
import type { useCaptionDraft } from './use-caption-draft.ts'

type Draft = ReturnType<typeof useCaptionDraft>

interface CaptionViewProps {
  readonly caption: Draft
  readonly messageError: string | undefined
  readonly isPending: boolean
  /** Called when a platform is chosen, with its best format. */
  readonly onPlatform: (format: PlateFormat) => void
  readonly onGenerate: (wanted: Omit<NewShare, 'outfitId' | 'plate'>) => void
}

/** Editor of the caption: platform, message, hashtags and tips, with a preview. */
export function CaptionView(props: CaptionViewProps) {
  const { caption, messageError, isPending, onPlatform, onGenerate } = props
  const { choices, composed, change } = caption
  const generate = () => {
    if (!composed) return
    const { platform, message, hasPage } = choices
    const { chosen, tips } = composed
    onGenerate({ platform, customMessage: message, isPublic: hasPage, hashtags: chosen, stylingTips: tips })
  }
  return (
    <form
      noValidate
      className="tablet:min-h-0 flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        generate()
      }}
    >
      <ShareBody>
        <PickRadios
          label="Platform"
          options={sharePlatforms.map((value) => ({ value, text: platformNames[value] }))}
          value={choices.platform}
          onChange={(platform) => {
            change({ platform })
            onPlatform(formatOf[platform])
          }}
        />
        <MessageField
          rows={2}
          value={choices.message}
          error={messageError}
          onChange={(message) => change({ message })}
        />
        <Choices caption={caption} />
      </ShareBody>
      <ShareFoot className="flex-wrap">
        {composed && <CaptionCount length={composed.length} platform={choices.platform} />}
        <Button
          look="primary"
          type="submit"
          disabled={!composed}
          aria-disabled={isPending}
          className="max-tablet:flex-1"
        >
          {isPending ? 'Generating...' : 'Generate'}
        </Button>
      </ShareFoot>
    </form>
  )
}

function Choices({ caption }: { readonly caption: Draft }) {
  const { options, choices, composed, change, toggleHashtag, toggleTip } = caption
  if (!composed)
    return options.isError ? (
      <div role="alert" className="border-line border-t pt-4">
        <p className="type-name">Couldn&apos;t load hashtags and tips</p>
        <p className="type-note text-quiet mt-1 mb-4">{reasonOf(options.error)}</p>
        <Button
          look="quiet"
          size="small"
          icon={<RotateCw aria-hidden size={14} />}
          onClick={() => void options.refetch()}
        >
          Try again
        </Button>
      </div>
    ) : (
      <RowsSkeleton label="Loading hashtags and tips" />
    )
  return (
    <>
      <HashtagChoice
        offered={composed.offered}
        chosen={composed.chosen}
        isFull={composed.isFullOfHashtags}
        onToggle={toggleHashtag}
        onAdd={(tag) => change({ own: [...choices.own, tag], toggled: [...choices.toggled, tag] })}
      />
      {composed.stylingTips.length > 0 && (
        <section>
          <h3 className="type-note text-quiet mb-2">Add styling tips</h3>
          <div className="border-line border-t">
            {composed.stylingTips.map((tip) => (
              <SwitchRow
                key={tip}
                label={tip}
                isOn={composed.tips.includes(tip)}
                isDisabled={composed.isFullOfTips && !composed.tips.includes(tip)}
                onChange={() => toggleTip(tip)}
              />
            ))}
          </div>
        </section>
      )}
      <PageSwitch
        host={composed.pageHost}
        isOn={choices.hasPage}
        onChange={(hasPage) => change({ hasPage })}
      />
      <section>
        <h3 className="type-note text-quiet">Preview</h3>
        <SharedCaption text={composed.text} hashtags={composed.chosen} />
        {composed.length > captionLimits[choices.platform] && (
          <p role="status" className="type-note text-thread mt-2">
            {tooLong[choices.platform]}
          </p>
        )}
      </section>
    </>
  )
}

const tooLong = {
  instagram: "This is over Instagram's limit. Shorten it before you post.",
  pinterest: 'Pinterest only shows the first 500 characters.',
} as const
