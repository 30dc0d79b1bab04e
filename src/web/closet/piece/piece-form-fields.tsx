import type { ChangeEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { closetCategories, closetSeasons } from '../../../contract/closet/closet.ts'
import { currencySign } from '../../../domain/closet/currency-sign.ts'
import { swatchColor } from '../../../domain/closet/colors/swatch-color.ts'
import { usualMeasurements } from '../../../domain/closet/usual-measurements.ts'
import { RuledField, SelectField, TextField } from '../../ui/inputs/field.tsx'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import { today } from '../../ui/hooks/today.ts'
import { otherCurrencyIn } from '../amount-as-read.ts'
import { PriceField } from '../price-field.tsx'
import { fieldLabels, measurementFields, type PieceFormValues } from './piece-form-values.ts'
import { MeasurementFields } from './measurement-fields.tsx'
import type { EditForm, EditStart } from './use-edit-piece.ts'
import { currencies } from '../../../contract/closet/piece.ts'

/** The fields of a piece's form. */
export function PieceFormFields({ form, start }: { readonly form: EditForm; readonly start: EditStart }) {
  const [color, currency, price] = useWatch({
    control: form.control,
    name: ['color', 'currency', 'originalPrice'],
  })
  const takeCurrency = (written: string) => {
    const other = otherCurrencyIn(written, currency)
    if (other) form.setValue('currency', other, { shouldDirty: true })
  }
  const { errors } = form.formState
  const field = (name: Exclude<keyof PieceFormValues, 'measurements'>) => ({
    label: fieldLabels[name],
    error: errors[name]?.message,
    ...form.register(name),
  })
  return (
    <>
      <TextField {...field('name')} />
      <div className="tablet:gap-x-6 tablet:gap-y-6 grid grid-cols-2 gap-x-4 gap-y-5">
        <SelectField
          {...field('category')}
          {...form.register('category', { onChange: () => measureAs(form, start) })}
        >
          {closetCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <TextField {...field('color')} before={color.trim() && <Swatch color={swatchColor(color)} />} />
        <TextField {...field('brand')} />
        <TextField {...field('size')} />
        <SelectField {...field('season')}>
          <option value="">Not set</option>
          {closetSeasons.map((season) => (
            <option key={season}>{season}</option>
          ))}
        </SelectField>
        <TextField {...field('style')} />
        <TextField {...field('purchaseDate')} type="date" max={today()} />
        <TextField {...field('purchaseLocation')} />
        <PriceField
          {...field('originalPrice')}
          {...form.register('originalPrice', {
            onChange: (event: ChangeEvent<HTMLInputElement>) => takeCurrency(event.target.value),
          })}
          written={price}
          currency={currency}
          before={<span className="type-body text-quiet">{currencySign(currency)}</span>}
        />
        <SelectField {...field('currency')}>
          {currencyChoices(currency).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <MeasurementFields form={form} />
      <RuledField {...field('careInstructions')} />
      <RuledField {...field('fitNotes')} />
      <RuledField {...field('description')} />
      <div className="tablet:gap-x-6 grid grid-cols-2 gap-x-4">
        <TextField {...field('wearCount')} inputMode="numeric" autoComplete="off" />
        <TextField {...field('lastWornDate')} type="date" max={today()} />
      </div>
    </>
  )
}

// Switches to the usual measurements of the chosen category; keeps entered values.
function measureAs(form: EditForm, { reply, measurements }: EditStart): void {
  const [chosen, written] = form.getValues(['category', 'measurements'])
  const category = closetCategories.find((each) => each === chosen)
  if (!category) return
  const usual = category === reply.category ? measurements : usualMeasurements(category, null)
  form.setValue('measurements', measurementFields(written, usual), { shouldDirty: true })
}

// The most common currencies come first.
const usual = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'SEK', 'PLN', 'INR', 'BRL', 'CNY']

const names = new Intl.DisplayNames('en-US', { type: 'currency' })

/** All currencies with their names, `chosen` and the common ones first. */
function currencyChoices(chosen: string): { code: string; name: string }[] {
  const codes = new Set([...(currencies.includes(chosen) ? [chosen] : []), ...usual, ...currencies])
  return [...codes].map((code) => ({ code, name: names.of(code) ?? code }))
}
