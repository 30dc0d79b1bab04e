import { ArrowRight } from 'lucide-react'
import { PiecePicture } from '../../../closet/piece-picture.tsx'
import { stylePreferenceNames } from '../../../../domain/words/request-labels.ts'
import type { CurationIdea } from './curation-ideas.ts'
import type { CurationWishes } from './curation-wishes.ts'

interface IdeaListProps {
  readonly ideas: readonly CurationIdea[]
  readonly onChoose: (wishes: CurationWishes) => void
}

/** Example requests, shown before the first curation. A press fills the form without submitting it. */
export function IdeaList({ ideas, onChoose }: IdeaListProps) {
  return (
    <>
      <h2 className="type-note text-quiet">From your own pieces, for example</h2>
      <ul className="border-ink mt-2 border-t">
        {ideas.map(({ item, lead, wishes }) => (
          <li key={item.id} className="border-line border-b">
            <button
              type="button"
              onClick={() => onChoose(wishes)}
              className="group tablet:gap-6 flex w-full items-center gap-4 py-3 text-left"
            >
              <span className="bg-tile block aspect-4/5 w-14 flex-none">
                <PiecePicture item={item} sizes="56px" />
              </span>
              <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
                <span className="type-lead break-words">{lead}</span>
                <span className="type-note text-quiet">
                  {wishes.stylePreference && stylePreferenceNames[wishes.stylePreference]}
                </span>
              </span>
              <ArrowRight
                aria-hidden
                size={16}
                className="stroke-icon text-quiet group-hover:translate-x-1 motion-safe:transition-transform"
              />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
