import type { ArchetypeChoice, ArchetypeId } from '../../../contract/stylist/influencer.ts'
import { Button } from '../../ui/button.tsx'
import { OutfitCollage } from '../outfit-collage.tsx'
import { drawingOfText } from '../../../domain/closet/drawings/drawing-of-text.ts'
import { drawnCollage } from './drawn-collage.ts'

interface ArchetypeChoicesProps {
  /** Name of a person without notes. */
  readonly name: string
  readonly choices: readonly ArchetypeChoice[]
  readonly onChoose: (archetype: ArchetypeId) => void
}

/** Shown for a name without notes: archetypes, each with an illustrated outfit; a press analyzes it. */
export function ArchetypeChoices({ name, choices, onChoose }: ArchetypeChoicesProps) {
  return (
    <section aria-labelledby="archetype-choices">
      <h2 id="archetype-choices" className="type-title break-words">
        No notes on {name}
      </h2>
      <p className="type-body text-quiet mt-1">Choose a style for the profile.</p>
      <ul className="desk:grid-cols-4 tablet:gap-x-4 tablet:gap-y-8 mt-6 grid grid-cols-2 gap-x-3 gap-y-6">
        {choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              onClick={() => onChoose(choice.id)}
              className="group flex size-full flex-col text-left"
            >
              <span aria-hidden className="block w-full">
                <OutfitCollage
                  size="small"
                  loading="lazy"
                  label={choice.name}
                  pieces={drawnCollage(choice.outfit.flatMap((text) => drawingOfText(text) ?? []))}
                />
              </span>
              <span className="type-lead decoration-1 underline-offset-4 group-hover:underline mt-3">
                {choice.name}
              </span>
              <span className="type-note text-quiet mt-0.5 text-pretty">{choice.note}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="border-line mt-8 border-t pt-5">
        <Button look="quiet" onClick={() => onChoose('basics')}>
          Use everyday basics
        </Button>
      </div>
    </section>
  )
}
