import { RotateCw } from 'lucide-react'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { reasonOf } from '../../api/http-error.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AnswerFailed } from '../parts/answer-failed.tsx'
import { AllInTheWash } from './all-in-the-wash.tsx'
import { CuratedOutfit } from './outfit/curated-outfit.tsx'
import { curationIdeas } from './form/curation-ideas.ts'
import { IdeaList } from './form/idea-list.tsx'
import { ResultSkeleton } from './curation-skeleton.tsx'
import type { CurationWishes } from './form/curation-wishes.ts'
import { NothingToStyle } from './nothing-to-style.tsx'
import type { useCuration } from './use-curation.ts'

interface CurationOutcomeProps {
  readonly curation: ReturnType<typeof useCuration>
  readonly closet: readonly ClosetItem[]
  readonly onIdea: (wishes: CurationWishes) => void
}

/** Result of the curation: the outfit, or why there is none yet. */
export function CurationOutcome({ curation, closet, onIdea }: CurationOutcomeProps) {
  const { shown, opinion, isLoading, isGone } = curation
  const isAsking = opinion?.state === 'asking'
  const retry = () => opinion && curation.curate(opinion.question)
  if (opinion?.state === 'failed' && !shown)
    return <AnswerFailed title="Couldn't create the outfit" error={opinion.error} onRetry={retry} />
  if (shown)
    return (
      <>
        {opinion?.state === 'failed' && <NotMade error={opinion.error} onRetry={retry} />}
        <div
          aria-busy={isAsking}
          // Most responses arrive before the fade would show.
          className={classNames('transition-opacity', isAsking && 'opacity-50 delay-300')}
        >
          <CuratedOutfit shown={shown} curation={curation} closet={closet} />
        </div>
      </>
    )
  if (isAsking || isLoading)
    return (
      <div role="status" aria-label={isAsking ? 'Curating your outfit' : 'Loading your look'}>
        <ResultSkeleton />
      </div>
    )
  if (closet.length === 0) return <NothingToStyle />
  if (closet.every(({ isClean }) => !isClean)) return <AllInTheWash />
  return (
    <>
      {isGone && (
        <p role="status" className="border-ink type-ui mb-6 border-t pt-3">
          This look isn&apos;t in My looks. It may have been deleted.
        </p>
      )}
      <IdeaList ideas={curationIdeas(closet)} onChoose={onIdea} />
    </>
  )
}

function NotMade({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="border-thread mb-6 flex flex-wrap items-center justify-between gap-3 border-t pt-3"
    >
      <p className="type-ui min-w-0 flex-1">
        <span className="text-thread type-name">Couldn&apos;t create the outfit.</span> {reasonOf(error)}{' '}
        Here&apos;s the previous one.
      </p>
      <Button look="quiet" size="small" icon={<RotateCw aria-hidden size={14} />} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
