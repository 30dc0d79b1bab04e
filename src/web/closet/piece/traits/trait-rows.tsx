import type { ReactNode } from 'react'
import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import type { OwnerTraits } from '../../../../contract/closet/owner-traits.ts'
import type { PieceReading } from '../../../../contract/closet/piece-readings.ts'
import { seasonsLabel } from '../../../../domain/words/pieces/trait-choices.ts'
import { sourceWords } from './source-words.ts'
import { TagEditor } from './tag-editor.tsx'
import { TraitChips } from './trait-chips.tsx'
import { TraitRow } from './trait-row.tsx'
import { TraitSteps } from './trait-steps.tsx'
import { TypeList } from './type-list.tsx'
import { useTraitChange, type TraitChange } from './use-trait-change.ts'

type Trait = keyof OwnerTraits

/** The trait whose choices are open. */
export type OpenTrait = Trait | null

interface TraitRowsProps {
  readonly item: ClosetItem
  readonly reading: PieceReading
  readonly open: OpenTrait
  readonly onOpen: (trait: OpenTrait) => void
}

const names: Readonly<Record<Trait, string>> = {
  type: 'Type',
  formality: 'Dressiness',
  warmthClo: 'Warmth',
  material: 'Fabric',
  pattern: 'Pattern',
  purpose: 'Made for',
  seasons: 'Seasons',
  tags: 'Your tags',
}

/** The traits of a piece, one row each. */
export function TraitRows(props: TraitRowsProps) {
  const { item, reading, onOpen } = props
  const { traits } = reading
  const change = useTraitChange(item)
  const { save, saving } = change
  const row = (trait: Trait, saved: string | undefined, choices: ReactNode) => (
    <Row key={trait} {...{ ...props, trait, change, saved, choices }} />
  )
  const formality = chosen(traits.formality.choices, saving?.formality)
  const warmth = chosen(traits.warmthClo.choices, saving?.warmthClo)
  const seasons = saving?.seasons ?? traits.seasons.value
  return (
    <div>
      {row(
        'type',
        undefined,
        <TypeList
          current={traits.type.value}
          category={item.category}
          onChoose={({ id, category }) => {
            save({ type: id }, category === item.category ? undefined : category)
            onOpen(null)
          }}
        />,
      )}
      {row(
        'formality',
        formality,
        <TraitSteps
          label="Dressiness"
          steps={traits.formality.choices}
          current={formality ?? traits.formality.label}
          onChoose={(value) => save({ formality: value })}
        />,
      )}
      {traits.warmthClo.choices.length > 0 &&
        row(
          'warmthClo',
          warmth,
          <TraitSteps
            label="Warmth"
            steps={traits.warmthClo.choices}
            current={warmth ?? traits.warmthClo.label}
            onChoose={(value) => save({ warmthClo: value })}
          />,
        )}
      {row(
        'material',
        chosen(traits.material.choices, saving?.material),
        <TraitChips
          label="Fabric"
          options={traits.material.choices}
          values={[saving?.material ?? traits.material.value].filter((value) => value !== null)}
          onChoose={(value) => save({ material: value })}
        />,
      )}
      {row(
        'pattern',
        chosen(traits.pattern.choices, saving?.pattern),
        <TraitChips
          label="Pattern"
          options={traits.pattern.choices}
          values={[saving?.pattern ?? traits.pattern.value]}
          onChoose={(value) => save({ pattern: value })}
        />,
      )}
      {row(
        'purpose',
        chosen(traits.purpose.choices, saving?.purpose),
        <TraitChips
          label="Made for"
          options={traits.purpose.choices}
          values={[saving?.purpose ?? traits.purpose.value]}
          onChoose={(value) => save({ purpose: value })}
        />,
      )}
      {row(
        'seasons',
        saving?.seasons ? seasonsLabel(saving.seasons) : undefined,
        <TraitChips
          label="Seasons"
          isMultiple
          options={traits.seasons.choices}
          values={seasons}
          onChoose={(value) => {
            const next = seasons.includes(value)
              ? seasons.filter((season) => season !== value)
              : [...seasons, value]
            // A piece without a season would never be suggested.
            if (next.length > 0) save({ seasons: next })
          }}
        />,
      )}
      {row(
        'tags',
        saving?.tags ? saving.tags.join(', ') : undefined,
        <TagEditor tags={saving?.tags ?? traits.tags.value} onChange={(tags) => save({ tags })} />,
      )}
    </div>
  )
}

interface RowProps extends TraitRowsProps {
  readonly trait: Trait
  readonly change: TraitChange
  /** The value that is being saved, in words. */
  readonly saved: string | undefined
  readonly choices: ReactNode
}

function Row({ reading, open, onOpen, trait, change, saved, choices }: RowProps) {
  const { label, labelWithoutYou, source } = reading.traits[trait]
  const isSaving = change.saving !== null && trait in change.saving
  const isNothing =
    (trait === 'tags' && reading.traits.tags.value.length === 0) ||
    (trait === 'type' && !reading.isRecognized) ||
    (trait === 'material' && reading.traits.material.value === null)
  return (
    <TraitRow
      name={names[trait]}
      value={saved ?? label}
      source={isSaving ? 'Saving...' : isNothing ? '' : sourceWords(source, reading.isRecognized)}
      undo={
        source === 'you' && !isSaving && trait !== 'tags'
          ? { to: labelWithoutYou, onUndo: () => change.undo(trait) }
          : undefined
      }
      isOpen={open === trait}
      onOpen={(isOpen) => onOpen(isOpen ? trait : null)}
    >
      {choices}
    </TraitRow>
  )
}

function chosen<V>(
  choices: readonly { readonly value: V; readonly label: string }[],
  value: V | null | undefined,
): string | undefined {
  return choices.find((choice) => choice.value === value)?.label
}
