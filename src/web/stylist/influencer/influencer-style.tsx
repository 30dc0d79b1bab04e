import { useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { AnswerFailed } from '../parts/answer-failed.tsx'
import { AnswerSkeleton } from '../parts/answer-skeleton.tsx'
import { AskButton } from '../parts/ask-button.tsx'
import { ExampleList } from '../parts/example-list.tsx'
import { FoldingForm } from '../parts/folding-form.tsx'
import { useArrivalFocus } from '../parts/use-arrival-focus.ts'
import { useProfile, useProfileOutfit } from './influencer-queries.ts'
import { ProfileOutfit } from './profile-outfit.tsx'
import { ProfileViews } from './profile-views.tsx'

// As long as the name of a thing may be.
const NAME_MAX = 120

const examples = [
  { lead: 'Audrey Hepburn', note: 'Black, close to the body, stopped short at the ankle' },
  { lead: 'Jane Birkin', note: 'A basket, a white T-shirt and flared jeans' },
  { lead: 'French classic', note: 'An archetype: menswear shapes, two neutrals and a deep tone' },
  {
    lead: 'Scandinavian ease',
    note: 'An archetype: big, warm shapes over practical shoes, one color that lifts a gray day',
  },
]

/** 'Influencer Style': how somebody dresses, and an outfit in that style. */
export function InfluencerStyle() {
  const { opinion, ask } = useProfile()
  const outfit = useProfileOutfit()
  const [name, setName] = useState(opinion?.question ?? '')
  const [isUnfolded, setUnfolded] = useState(false)
  const [fills, setFills] = useState(0)
  const isAsking = opinion?.state === 'asking'
  const profile = opinion?.answer ?? null
  const place = useArrivalFocus<HTMLElement>(profile ?? opinion?.error)
  const analyze = (influencerName: string) => {
    if (!influencerName || isAsking) return
    outfit.clear()
    ask(influencerName)
    setUnfolded(false)
  }
  return (
    <div className="tablet:beside-rail tablet:pb-28 pb-16">
      <FoldingForm
        asked={opinion && { name: profile?.influencerName ?? opinion.question, note: profile?.basedOn ?? '' }}
        isFolded={opinion !== null && opinion.state !== 'failed' && !isUnfolded}
        fills={fills}
        onUnfold={() => setUnfolded(true)}
        onSubmit={() => analyze(name.trim())}
      >
        <TextField
          label="Influencer name"
          placeholder="Whose style?"
          maxLength={NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <AskButton
          label="Analyze Style"
          busyLabel="Analyzing..."
          look={profile ? 'quiet' : 'primary'}
          isAsking={isAsking}
          missing={name.trim() === '' ? ['a name'] : []}
        />
        {profile && <p className="type-note text-quiet">{profile.basedOn}</p>}
      </FoldingForm>
      <section ref={place} tabIndex={-1} aria-label="Style profile" className="min-w-0 outline-none">
        {!opinion && (
          <ExampleList
            title="For example"
            examples={examples}
            onChoose={({ lead }) => {
              setName(lead)
              setFills(fills + 1)
            }}
          />
        )}
        {isAsking && <AnswerSkeleton label="Analyzing the style" shape="tiles" />}
        {opinion?.state === 'failed' && (
          <AnswerFailed
            title="The style was not analyzed"
            error={opinion.error}
            onRetry={() => ask(opinion.question)}
          />
        )}
        {opinion && profile && (
          <>
            <ProfileViews key={opinion.question} opinion={opinion} profile={profile} />
            <ProfileOutfit profile={profile} {...outfit} />
          </>
        )}
      </section>
    </div>
  )
}
