import { useState } from 'react'
import type { TemperatureUnit } from '../../contract/weather.ts'
import { reasonOf } from '../api/http-error.ts'
import { ChipRadios } from '../ui/chip-radios.tsx'
import { SettingRow } from '../ui/setting-row.tsx'
import { useBriefly } from '../ui/use-briefly.ts'
import { unitOptions } from './unit-options.ts'
import { useChangeUnit } from './place-queries.ts'

/** The unit that degrees are shown in; `value` is the one that is kept. */
export function TemperatureChoice({ value }: { readonly value: TemperatureUnit }) {
  const [fault, setFault] = useState<string>()
  const [isSaved, tellSaved] = useBriefly()
  const { mutate, isPending, variables: asked } = useChangeUnit()
  const choose = (unit: TemperatureUnit) => {
    setFault(undefined)
    mutate(unit, {
      onSuccess: tellSaved,
      onError: (error) => {
        console.error('Failed to save the unit', error)
        setFault(reasonOf(error))
      },
    })
  }
  return (
    <SettingRow name="Temperature" isSaved={isSaved} fault={fault}>
      <ChipRadios
        label="Temperature"
        options={unitOptions}
        value={isPending ? (asked ?? value) : value}
        onChange={choose}
      />
    </SettingRow>
  )
}
