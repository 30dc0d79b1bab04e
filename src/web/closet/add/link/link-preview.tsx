import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { closetCategories } from '../../../../contract/closet/closet.ts'
import type { Product } from '../../../../contract/closet/links.ts'
import { currencySign } from '../../../../domain/closet/currency-sign.ts'
import { swatchColor } from '../../../../domain/closet/colors/swatch-color.ts'
import { SelectField, TextField } from '../../../ui/inputs/field.tsx'
import { schemaResolver } from '../../../ui/inputs/form-resolver.ts'
import { Swatch } from '../../../ui/pictures/swatch.tsx'
import { otherCurrencyIn } from '../../amount-as-read.ts'
import { PriceField } from '../../price-field.tsx'
import { EvaluateProduct } from './evaluate-product.tsx'
import type { EvaluatedProduct } from './link-evaluation.ts'
import { LinkPictures } from './link-pictures.tsx'
import {
  CheckedLinkedItem,
  correctionsOf,
  estimateSentence,
  linkedItemFormValues,
  type Corrections,
  type LinkedItemFormValues,
} from './linked-item-form-values.ts'

interface LinkPreviewProps {
  readonly product: Product
  /** Id of the form: its submit button is outside of it. */
  readonly formId: string
  readonly onAdd: (corrections: Corrections) => void
}

/** A parsed product, to confirm and to correct before it is added. */
export function LinkPreview({ product, formId, onAdd }: LinkPreviewProps) {
  const noteId = useId()
  const [picture, setPicture] = useState(0)
  const [evaluated, setEvaluated] = useState<EvaluatedProduct | null>(null)
  const form = useForm<LinkedItemFormValues, unknown, CheckedLinkedItem>({
    resolver: schemaResolver(CheckedLinkedItem),
    defaultValues: linkedItemFormValues(product),
    reValidateMode: 'onChange',
  })
  const { errors, dirtyFields } = form.formState
  const [color, price] = useWatch({ control: form.control, name: ['color', 'originalPrice'] })
  const otherCurrency = otherCurrencyIn(price, product.currency)
  const currency = otherCurrency ?? product.currency
  const note = estimateSentence(product, dirtyFields)
  const add = (checked: CheckedLinkedItem) =>
    onAdd(correctionsOf(checked, dirtyFields, { picture, currency: otherCurrency }))
  const evaluate = ({ name, category, color: checkedColor, originalPrice }: CheckedLinkedItem) => {
    if (!name || !category) return
    setEvaluated({
      name,
      category,
      color: checkedColor ?? null,
      price: originalPrice ?? null,
      currency,
      imageUrl: product.pictures[picture] ?? null,
    })
  }
  return (
    <form
      id={formId}
      noValidate
      onChange={() => setEvaluated(null)}
      onSubmit={(event) => void form.handleSubmit(add)(event)}
    >
      <LinkPictures pictures={product.pictures} name={product.name} chosen={picture} onChoose={setPicture} />
      <div className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5">
        <TextField
          label="Name"
          autoComplete="off"
          className="col-span-2"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <SelectField label="Category" error={errors.category?.message} {...form.register('category')}>
          {!product.category && <option value="">Choose one</option>}
          {closetCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <PriceField
          label="Price"
          written={price}
          currency={currency}
          before={currency && <PriceSign currency={currency} />}
          error={errors.originalPrice?.message}
          {...form.register('originalPrice')}
        />
        <div className="col-span-2">
          <TextField
            label="Color"
            autoComplete="off"
            before={color.trim() && <Swatch color={swatchColor(color)} />}
            error={errors.color?.message}
            {...(note && !errors.color && { 'aria-describedby': noteId })}
            {...form.register('color')}
          />
          {note && (
            <p id={noteId} className="type-note text-quiet mt-1.5">
              {note}
            </p>
          )}
        </div>
      </div>
      <EvaluateProduct product={evaluated} onEvaluate={() => void form.handleSubmit(evaluate)()} />
    </form>
  )
}

function PriceSign({ currency }: { readonly currency: string }) {
  return <span className="type-body text-quiet">{currencySign(currency)}</span>
}
