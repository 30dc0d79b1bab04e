import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AnswerFailed } from '../parts/answer-failed.tsx'
import { AnswerSkeleton } from '../parts/answer-skeleton.tsx'
import { AskButton } from '../parts/ask-button.tsx'
import { ExampleList } from '../parts/example-list.tsx'
import { focusSubmit, FoldingForm } from '../parts/folding-form.tsx'
import { firstSentence } from '../parts/first-sentence.ts'
import { useArrivalFocus } from '../parts/use-arrival-focus.ts'
import { requestSummary } from '../../../domain/words/request-labels.ts'
import { draftOf, missingFrom, questionOf, type AdviceDraft } from './advice-draft.ts'
import { AdviceForm } from './advice-form.tsx'
import { useAdvice, type AdviceQuestion } from './advice-queries.ts'
import { AdviceResult } from './advice-result.tsx'

const exampleDrafts: readonly AdviceDraft[] = [
  {
    eventDescription: 'A garden wedding in late September, dinner outdoors until late',
    stylePreference: 'classic',
    season: 'fall',
  },
  {
    eventDescription: 'First day in a law firm that says it is relaxed',
    stylePreference: 'professional',
    season: '',
  },
  {
    eventDescription: 'Two days in Lisbon with one cabin bag',
    stylePreference: 'minimalist',
    season: 'spring',
  },
  {
    eventDescription: 'Meeting her parents, somewhere small with good wine',
    stylePreference: 'casual',
    season: '',
  },
]

const examples = exampleDrafts.map((draft) => ({
  draft,
  lead: draft.eventDescription,
  note: wishesIn(draft),
}))

/** 'General Advice': the user describes an event and gets what to wear. */
export function GeneralAdvice() {
  const { opinion, ask } = useAdvice()
  const [draft, setDraft] = useState(() => draftOf(opinion?.question ?? null))
  const [isUnfolded, setUnfolded] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const place = useArrivalFocus<HTMLElement>(opinion?.answer ?? opinion?.error)
  const question = questionOf(draft)
  const isAsking = opinion?.state === 'asking'
  const send = () => {
    if (!question || isAsking) return
    ask(question)
    setUnfolded(false)
  }
  return (
    <div className="tablet:beside-rail tablet:pb-28 pb-16">
      <FoldingForm
        asked={opinion && nameOf(opinion.question)}
        isFolded={opinion !== null && opinion.state !== 'failed' && !isUnfolded}
        formRef={form}
        onUnfold={() => setUnfolded(true)}
        onSubmit={send}
      >
        <AdviceForm draft={draft} onChange={(change) => setDraft((known) => ({ ...known, ...change }))} />
        <AskButton
          label="Get Style Advice"
          busyLabel="Writing..."
          look="primary"
          isAsking={isAsking}
          missing={missingFrom(draft)}
        />
      </FoldingForm>
      <section ref={place} tabIndex={-1} aria-label="Style advice" className="min-w-0 outline-none">
        {!opinion && (
          <ExampleList
            title="For example"
            examples={examples}
            onChoose={(example) => {
              // The button is disabled until the form is filled.
              flushSync(() => setDraft(example.draft))
              focusSubmit(form.current)
            }}
          />
        )}
        {isAsking && <AnswerSkeleton label="Writing your advice" shape="tiles" />}
        {opinion?.state === 'failed' && (
          <AnswerFailed
            title="Couldn't write your advice"
            error={opinion.error}
            onRetry={() => ask(opinion.question)}
          />
        )}
        {opinion?.answer && <AdviceResult opinion={opinion} advice={opinion.answer} />}
      </section>
    </div>
  )
}

// Summary of the form in one row.
function nameOf(question: AdviceQuestion) {
  return { name: firstSentence(question.eventDescription).lead, note: wishesIn(draftOf(question)) }
}

function wishesIn({ stylePreference, season }: AdviceDraft): string {
  return requestSummary({ stylePreference, occasion: null, season: season || null })
}
