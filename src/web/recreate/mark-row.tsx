import { X } from 'lucide-react'
import { closetCategories, type ClosetCategory } from '../../contract/closet/closet.ts'
import type { GarmentTypeChoice } from '../../contract/closet/piece-readings.ts'
import { colorNames } from '../../domain/closet/colors/color-name.ts'
import { SelectField } from '../ui/inputs/field.tsx'
import { RoundButton } from '../ui/round-button.tsx'
import { Swatch } from '../ui/pictures/swatch.tsx'
import { recoloredMark, type Mark } from './marks.ts'

interface MarkRowProps {
  readonly mark: Mark
  readonly number: number
  /** Undefined while they are loading. */
  readonly types: readonly GarmentTypeChoice[] | undefined
  readonly onChange: (mark: Mark) => void
  readonly onRemove: () => void
}

const anyOf: Readonly<Record<ClosetCategory, string>> = {
  Tops: 'Any top',
  Bottoms: 'Any bottoms',
  Dresses: 'Any dress',
  Outerwear: 'Any outerwear',
  Shoes: 'Any shoes',
  Accessories: 'Any accessory',
}

/** A marked piece, with fields for its category, type and color. */
export function MarkRow({ mark, number, types = [], onChange, onRemove }: MarkRowProps) {
  const ofCategory = types
    .filter(({ category }) => category === mark.category)
    .toSorted((one, other) => one.noun.localeCompare(other.noun, 'en'))
  return (
    <li className="border-line border-b pt-3 pb-4">
      <div role="group" aria-label={`Piece ${number}`}>
        <div className="flex items-center justify-between gap-3">
          <h3 className="type-heading flex items-center gap-2.5">
            Piece {number}
            <Swatch color={mark.hex} />
          </h3>
          <RoundButton
            label={`Remove piece ${number}`}
            title="Remove"
            className="hover:bg-hover -mr-3"
            onClick={onRemove}
          >
            <X aria-hidden size={16} className="stroke-icon" />
          </RoundButton>
        </div>
        <div className="grid grid-cols-2 gap-x-5 gap-y-3">
          <SelectField
            label="Category"
            value={mark.category}
            onChange={({ target }) => {
              const category = closetCategories.find((each) => each === target.value)
              if (category) onChange({ ...mark, category, typeId: null })
            }}
          >
            {closetCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </SelectField>
          <SelectField
            label="Type"
            value={mark.typeId ?? 'any'}
            onChange={({ target }) =>
              onChange({ ...mark, typeId: target.value === 'any' ? null : target.value })
            }
          >
            <option value="any">{anyOf[mark.category]}</option>
            {ofCategory.map(({ id, noun }) => (
              <option key={id} value={id}>
                {noun}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Color"
            className="col-span-2"
            value={mark.colorName}
            onChange={({ target }) => onChange(recoloredMark(mark, target.value))}
          >
            {!colorNames.includes(mark.colorName) && <option>{mark.colorName}</option>}
            {colorNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        </div>
      </div>
    </li>
  )
}
