import { useWatch } from 'react-hook-form'
import { wishlistCategories } from '../../../contract/wishlist.ts'
import { PriceField } from '../../closet/price-field.tsx'
import { swatchColor } from '../../../domain/closet/colors/swatch-color.ts'
import { RuledField, SelectField, TextField } from '../../ui/inputs/field.tsx'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import { categoryName } from '../category-name.ts'
import { PriorityField } from './priority-field.tsx'
import type { WishForm } from './use-fill-in.ts'
import type { WishFormValues } from './wish-form-values.ts'

const dollar = <span className="type-body text-quiet">$</span>

/** The fields of a wish except its link, in reading order. */
export function WishFormFields({ form }: { readonly form: WishForm }) {
  const [color, priority, currentPrice, targetPrice] = useWatch({
    control: form.control,
    name: ['color', 'priority', 'currentPrice', 'targetPrice'],
  })
  const { errors } = form.formState
  const field = (name: keyof WishFormValues, label: string) => ({
    label,
    error: errors[name]?.message,
    autoComplete: 'off',
    ...form.register(name),
  })
  return (
    <>
      <TextField {...field('name', 'Name')} placeholder="What is it?" />
      <div className="tablet:gap-x-6 grid grid-cols-2 gap-x-4 gap-y-5">
        <SelectField {...field('category', 'Category')}>
          <option value="">Choose one</option>
          {wishlistCategories.map((category) => (
            <option key={category} value={category}>
              {categoryName(category)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('brand', 'Brand')} placeholder="Optional" />
        <TextField {...field('size', 'Size')} placeholder="Optional" />
        <TextField
          {...field('color', 'Color')}
          placeholder="Optional"
          before={color.trim() && <Swatch color={swatchColor(color)} />}
        />
        <PriceField
          {...field('currentPrice', 'Current price')}
          written={currentPrice}
          currency="USD"
          placeholder="Optional"
          before={dollar}
        />
        <PriceField
          {...field('targetPrice', 'Target price')}
          written={targetPrice}
          currency="USD"
          placeholder="Optional"
          before={dollar}
        />
        <TextField
          {...field('imageUrl', 'Image link')}
          type="url"
          placeholder="https://, optional"
          className="col-span-2"
        />
      </div>
      <PriorityField
        value={priority}
        onChange={(value) => form.setValue('priority', value, { shouldDirty: true })}
      />
      <RuledField {...field('notes', 'Notes')} rows={1} placeholder="Optional" />
    </>
  )
}
