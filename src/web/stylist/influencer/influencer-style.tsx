import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '../../ui/inputs/field.tsx'
import { AnswerFailed } from '../parts/answer-failed.tsx'
import { AnswerSkeleton } from '../parts/answer-skeleton.tsx'
import { AskButton } from '../parts/ask-button.tsx'
import { Button } from '../../ui/button.tsx'
import { ExampleList } from '../parts/example-list.tsx'
import { focusSubmit, FoldingForm } from '../parts/folding-form.tsx'
import { ModelLine } from '../parts/model-line.tsx'
import { useArrivalFocus } from '../parts/use-arrival-focus.ts'
import { ArchetypeChoices } from './archetype-choices.tsx'
import { type ProfileQuestion, useProfile, useProfileOutfit } from './influencer-queries.ts'
import type { StylistPanelProps } from './own-version-slot.ts'
import { ProfileOutfit } from './profile-outfit.tsx'
import { ProfileViews } from './profile-views.tsx'

// Same limit as an item's name.
const NAME_MAX = 120

const examples = [
  { lead: 'Audrey Hepburn', note: 'Black knits, cropped trousers and ballet flats' },
  { lead: 'Bad Bunny', note: 'Pleated skirts, camp-collar shirts and tiny sunglasses' },
  { lead: 'Jane Birkin', note: 'A basket, a white T-shirt and flared jeans' },
  { lead: 'Quiet luxury', note: 'A style, not a person: cashmere, flannel and no logos' },
]

/** 'Influencer Style': how a person dresses, and an outfit in that style. */
export function InfluencerStyle({ OwnVersion }: StylistPanelProps) {
  const { opinion, ask } = useProfile()
  const outfit = useProfileOutfit()
  const [name, setName] = useState(opinion?.question.influencerName ?? '')
  const [isUnfolded, setUnfolded] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isAsking = opinion?.state === 'asking'
  const profile = opinion?.answer ?? null
  const place = useArrivalFocus<HTMLElement>(profile ?? opinion?.error)
  const analyze = (question: ProfileQuestion) => {
    if (!question.influencerName || isAsking) return
    outfit.clear()
    ask(question)
    setUnfolded(false)
  }
  const choices = opinion?.question.archetype ? null : (profile?.archetypes ?? null)
  const asked = opinion?.question ?? null
  return (
    <div className="tablet:beside-rail tablet:pb-28 pb-16">
      <FoldingForm
        asked={
          opinion && {
            name: profile?.influencerName ?? opinion.question.influencerName,
            note: choices ? '' : (profile?.basedOn ?? ''),
          }
        }
        isFolded={opinion !== null && opinion.state !== 'failed' && !isUnfolded}
        formRef={form}
        onUnfold={() => setUnfolded(true)}
        onSubmit={() => analyze({ influencerName: name.trim(), archetype: null })}
      >
        <TextField
          label="Influencer name"
          placeholder="A person or a style"
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
        {profile && !choices && <p className="type-note text-quiet">{profile.basedOn}</p>}
        {asked?.archetype && profile?.archetypes && (
          <div>
            <Button look="quiet" size="small" onClick={() => analyze({ ...asked, archetype: null })}>
              Choose another style
            </Button>
          </div>
        )}
      </FoldingForm>
      <section ref={place} tabIndex={-1} aria-label="Style profile" className="min-w-0 outline-none">
        {!opinion && (
          <ExampleList
            title="For example"
            examples={examples}
            onChoose={({ lead }) => {
              // The button is disabled until the form is filled.
              flushSync(() => setName(lead))
              focusSubmit(form.current)
            }}
          />
        )}
        {isAsking && <AnswerSkeleton label="Analyzing the style" shape="tiles" />}
        {opinion?.state === 'failed' && (
          <AnswerFailed
            title="Couldn't analyze the style"
            error={opinion.error}
            onRetry={() => ask(opinion.question)}
          />
        )}
        {profile && choices && (
          <>
            <ModelLine isAsking={opinion?.state === 'reconsidering'} what="profile" />
            <ArchetypeChoices
              name={profile.influencerName}
              choices={choices}
              onChoose={(archetype) => analyze({ influencerName: profile.influencerName, archetype })}
            />
          </>
        )}
        {opinion && profile && !choices && (
          <>
            <ProfileViews
              key={`${opinion.question.influencerName} ${opinion.question.archetype}`}
              opinion={opinion}
              profile={profile}
            />
            <ProfileOutfit profile={profile} OwnVersion={OwnVersion} {...outfit} />
          </>
        )}
      </section>
    </div>
  )
}
