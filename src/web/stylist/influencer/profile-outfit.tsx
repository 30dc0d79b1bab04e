import { Suspense, useState } from 'react'
import type { InfluencerOutfit, InfluencerProfile } from '../../../contract/stylist/influencer.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/inputs/field.tsx'
import { AnswerFailed } from '../parts/answer-failed.tsx'
import { AnswerSkeleton } from '../parts/answer-skeleton.tsx'
import { colorAt, drawingOfText } from '../../../domain/closet/drawings/drawing-of-text.ts'
import { firstSentence } from '../parts/first-sentence.ts'
import { MadeBy } from '../parts/made-by.tsx'
import { ModelLine } from '../parts/model-line.tsx'
import { NumberedTips } from '../parts/numbered-tips.tsx'
import { RingList } from '../parts/ring-list.tsx'
import { OutfitCollage } from '../outfit-collage.tsx'
import type { Opinion } from '../use-second-opinion.ts'
import { drawnCollage } from './drawn-collage.ts'
import type { InfluencerOutfitInput } from './influencer-queries.ts'
import { outfitToRecreate, type StylistPanelProps } from './own-version-slot.ts'
import { useTextInUnit } from '../../weather/use-text-in-unit.ts'

// Limit of the request.
const OCCASION_MAX = 300

interface ProfileOutfitProps extends StylistPanelProps {
  readonly profile: InfluencerProfile
  readonly opinion: Opinion<InfluencerOutfitInput, InfluencerOutfit> | null
  readonly ask: (question: InfluencerOutfitInput) => void
}

/** An outfit in the style of a profile: the occasion, and below it the result. */
export function ProfileOutfit({ profile, opinion, ask, OwnVersion }: ProfileOutfitProps) {
  const [occasion, setOccasion] = useState(opinion?.question.occasion ?? '')
  const isAsking = opinion?.state === 'asking'
  const isMissing = occasion.trim() === ''
  return (
    <section aria-labelledby="outfit-in-style" className="tablet:mt-18 mt-12">
      <form
        noValidate
        className="border-ink desk:grid-cols-[minmax(0,1fr)_minmax(0,280px)_auto] tablet:grid-cols-[minmax(0,1fr)_auto] grid items-end gap-x-6 gap-y-5 border-t pt-4.5 pb-8"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isMissing && !isAsking) ask({ styleProfile: profile, occasion: occasion.trim() })
        }}
      >
        <div className="desk:col-span-1 tablet:col-span-2">
          <h2 id="outfit-in-style" className="type-title">
            An outfit in this style
          </h2>
          <p id="outfit-needs" className="type-note text-quiet">
            {isMissing ? 'Still missing: an occasion. ' : ''}The outfit appears below.
          </p>
        </div>
        <TextField
          label="Occasion"
          placeholder="Where to?"
          maxLength={OCCASION_MAX}
          autoComplete="off"
          value={occasion}
          onChange={({ target }) => setOccasion(target.value)}
        />
        <Button look="primary" type="submit" disabled={isMissing || isAsking} aria-describedby="outfit-needs">
          {isAsking ? 'Creating...' : 'Create Outfit'}
        </Button>
      </form>
      {isAsking && <AnswerSkeleton label="Creating the outfit" shape="collage" />}
      {opinion?.state === 'failed' && (
        <AnswerFailed
          title="Couldn't create the outfit"
          error={opinion.error}
          onRetry={() => ask(opinion.question)}
        />
      )}
      {opinion?.answer && <Outfit opinion={opinion} outfit={opinion.answer} OwnVersion={OwnVersion} />}
    </section>
  )
}

interface OutfitProps extends StylistPanelProps {
  readonly opinion: Opinion<InfluencerOutfitInput, InfluencerOutfit>
  readonly outfit: InfluencerOutfit
}

function Outfit({ opinion, outfit, OwnVersion }: OutfitProps) {
  const { styleProfile, occasion } = opinion.question
  const palette = styleProfile.signature_color_palette
  const { lead, rest } = firstSentence(useTextInUnit()(outfit.outfit_description))
  const drawings = outfit.shopping_list.flatMap((text, at) => drawingOfText(text, colorAt(palette, at)) ?? [])
  const pieces = drawnCollage(drawings)
  const own = outfitToRecreate(styleProfile.influencerName, occasion, drawings)
  return (
    <>
      <ModelLine isAsking={opinion.state === 'reconsidering'} what="outfit" />
      <div className="desk:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] grid gap-x-12 gap-y-8">
        {pieces.length > 0 && (
          <OutfitCollage
            size="full"
            label={`Illustration of the outfit: ${pieces.map(({ name }) => name).join('; ')}`}
            pieces={pieces}
          />
        )}
        <div className="flex flex-col">
          <p className="type-lead">{lead}</p>
          <p className="mt-4 text-[0.9375rem] leading-6">
            {[rest, outfit.color_story].filter(Boolean).join(' ')}
          </p>
          <div className="mt-auto pt-7">
            <h3 className="type-note text-quiet mb-2">Shopping list</h3>
            <RingList texts={outfit.shopping_list} />
          </div>
        </div>
      </div>
      <p className="type-note text-quiet mt-3">
        {pieces.length > 0
          ? 'Illustrated from the shopping list, not from your closet.'
          : "The shopping list isn't from your closet."}
      </p>
      {own && (
        <Suspense>
          <OwnVersion key={JSON.stringify(own)} outfit={own} />
        </Suspense>
      )}
      {outfit.styling_tips.length > 0 && (
        <>
          <h3 className="type-heading mt-10">Styling tips</h3>
          <NumberedTips tips={outfit.styling_tips} />
        </>
      )}
      <MadeBy opinion={opinion} from="the profile" />
    </>
  )
}
