import { Ban } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { ClosePiece, RecreatedPart } from '../../contract/recreate.ts'
import { outlineAddress } from '../../domain/closet/drawings/drawing-address.ts'
import { PiecePicture } from '../closet/piece-picture.tsx'
import { HaveDot } from '../trends/have-dot.tsx'
import { OutlineImage } from '../ui/pictures/outline-image.tsx'
import { PictureImage } from '../ui/pictures/picture-image.tsx'
import { choicesOf } from './use-chosen-pieces.ts'

interface PartChoiceProps {
  readonly part: RecreatedPart
  readonly chosen: ClosePiece | null
  readonly closet: readonly ClosetItem[]
  readonly onChoose: (id: string | null) => void
}

/** A marked piece, the user's matching piece with the reason, and alternatives. */
export function PartChoice({ part, chosen, closet, onChoose }: PartChoiceProps) {
  const name = useId()
  const choices = choicesOf(part)
  return (
    <li className="border-line border-b py-4">
      <div className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-4">
        <div className="bg-tile aspect-4/5 p-1">
          {chosen ? (
            <PictureImage src={part.imageUrl} picture={null} alt="" fit="contain" />
          ) : (
            <OutlineImage address={outlineAddress(part.imageUrl)} />
          )}
        </div>
        <div className="min-w-0">
          <p className="type-name break-words first-letter:uppercase">{part.name}</p>
          <p className="type-note text-quiet mt-0.5 flex items-baseline gap-1.5">
            <span className="-translate-y-[0.15em]">
              <HaveDot has={chosen !== null} />
            </span>
            <span className="min-w-0 break-words">
              {chosen ? (
                <>
                  <span className="text-ink">{chosen.item.name}.</span> {chosen.reason}
                </>
              ) : (
                notChosen(part)
              )}
            </span>
          </p>
        </div>
      </div>
      {choices.length > 0 && (
        <fieldset className="scroll-row mt-3 min-w-0 gap-2 py-1 pl-1">
          <legend className="sr-only">Your piece for the {part.name}</legend>
          {choices.map(({ item }) => {
            const known = closet.find(({ id }) => id === item.id)
            return (
              <Choice
                key={item.id}
                name={name}
                label={`${item.name}, ${item.color}`}
                isChosen={chosen?.item.id === item.id}
                onChoose={() => onChoose(item.id)}
              >
                <PiecePicture
                  item={known ?? { ...item, picture: null, cutOut: null }}
                  sizes="56px"
                  loading="lazy"
                />
              </Choice>
            )
          })}
          <Choice name={name} label="None" isChosen={chosen === null} onChoose={() => onChoose(null)}>
            <span className="text-tile-quiet grid size-full place-items-center">
              <Ban size={18} className="stroke-icon" />
            </span>
          </Choice>
        </fieldset>
      )}
    </li>
  )
}

function notChosen({ match, others }: RecreatedPart): string {
  if (match) return 'Left out'
  return others.length > 0
    ? 'Nothing close in your closet. You can wear one of these instead.'
    : 'Not in your closet'
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ name, label, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="relative block w-14 flex-none" title={label}>
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none outline-offset-3!"
      />
      <span
        aria-hidden
        className="bg-tile block aspect-4/5 peer-checked:shadow-[0_0_0_2px_var(--raised),0_0_0_3.5px_var(--ink)]"
      >
        {children}
      </span>
    </label>
  )
}
