import type { ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { closetCategories, type ClosetItem } from '../../../contract/closet/closet.ts'
import { itemConditions, itemSizes, type ItemCondition } from '../../../contract/marketplace.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { suggestPrice, type SuggestedPrice } from '../../../domain/words/marketplace/price-hint.ts'
import { amountAsRead } from '../../closet/amount-as-read.ts'
import { ChipRadios } from '../../ui/inputs/chip-radios.tsx'
import { RuledField, SelectField, TextField } from '../../ui/inputs/field.tsx'
import { today } from '../../ui/hooks/today.ts'
import { WrittenListing, type ListingFormValues } from './listing-form-values.ts'
import { PriceScale } from './price-scale.tsx'

export type ListingFormOf = UseFormReturn<ListingFormValues, unknown, WrittenListing>

interface ListingFormFieldsProps {
  readonly form: ListingFormOf
  /** The piece for a price suggestion; null if unknown. */
  readonly piece: ClosetItem | null
  /** The estimated condition, if any. */
  readonly guessed: ItemCondition | null
  readonly children: ReactNode
}

const SIZES_ID = 'listing-sizes'
const conditions = itemConditions.map((value) => ({ value, text: value }))

/** The fields of a listing's form. */
export function ListingFormFields({ form, piece, guessed, children }: ListingFormFieldsProps) {
  const [condition] = useWatch({ control: form.control, name: ['condition'] })
  const { errors, dirtyFields } = form.formState
  const chosen = itemConditions.find((each) => each === condition) ?? itemConditions[0]
  const priceFor = (wanted: ItemCondition) =>
    piece && suggestPrice(piece, today(), wanted === guessed ? null : wanted)
  const changeCondition = (wanted: ItemCondition) => {
    form.setValue('condition', wanted, { shouldDirty: true })
    // The suggested price of a new listing follows its condition until the seller changes it.
    const price = guessed !== null && !dirtyFields.price && priceFor(wanted)?.priceHint?.price
    if (price) form.setValue('price', price)
  }
  const field = (name: keyof ListingFormValues, label: string) => ({
    label,
    error: errors[name]?.message,
    autoComplete: 'off',
    ...form.register(name),
  })
  return (
    <>
      <TextField {...field('title', 'Title')} />
      <RuledField {...field('description', 'Description')} />
      <div>
        <p aria-hidden className={`type-note ${errors.condition ? 'text-thread' : 'text-quiet'}`}>
          {errors.condition?.message ?? 'Condition'}
        </p>
        <div className="max-tablet:-ml-2 tablet:-ml-3.5">
          <ChipRadios label="Condition" options={conditions} value={chosen} onChange={changeCondition} />
        </div>
      </div>
      <div className="tablet:grid-cols-3 tablet:gap-x-6 grid grid-cols-2 gap-x-4 gap-y-5">
        <TextField {...field('size', 'Size')} placeholder="Optional" list={SIZES_ID} />
        <datalist id={SIZES_ID}>
          {itemSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </datalist>
        <TextField {...field('color', 'Color')} placeholder="Optional" />
        <SelectField {...field('category', 'Category')} className="max-tablet:col-span-2">
          {closetCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
      </div>
      <PriceField form={form} pricing={priceFor(chosen)} field={field('price', 'Price')} />
      {children}
    </>
  )
}

interface PriceFieldProps {
  readonly form: ListingFormOf
  readonly pricing: SuggestedPrice | null
  readonly field: { readonly label: string; readonly error: string | undefined }
}

function PriceField({ form, pricing, field }: PriceFieldProps) {
  const written = useWatch({ control: form.control, name: 'price' })
  const hint = pricing?.priceHint ?? null
  const asRead = field.error ? null : amountAsRead(written, 'USD')
  const price = WrittenListing.shape.price.safeParse(written).data ?? null
  return (
    <div>
      <div className="grid grid-cols-[110px_minmax(0,1fr)] items-end gap-x-5 tablet:grid-cols-[140px_minmax(0,1fr)] tablet:gap-x-8 max-[360px]:grid-cols-1">
        <TextField
          {...field}
          // The error message is below the whole row, not in this narrow column.
          error={undefined}
          aria-invalid={Boolean(field.error)}
          aria-describedby="listing-price-note"
          className={field.error ? '[&_label]:text-thread [&>div]:border-thread' : ''}
          inputMode="decimal"
          before={<span className="type-body text-quiet">$</span>}
        />
        {hint && <PriceScale hint={hint} price={price} />}
      </div>
      <div id="listing-price-note" className="type-note text-quiet mt-2 grid gap-1">
        {field.error && <p className="text-thread">{field.error}</p>}
        {asRead && <p>{asRead}</p>}
        {pricing && (
          <p>
            {pricing.priceReasoning}
            {hint &&
              pricing.costPerWear &&
              ` At ${formatMoney(hint.price, 'USD')}, it will have cost you ${pricing.costPerWear}.`}
          </p>
        )}
      </div>
    </div>
  )
}
