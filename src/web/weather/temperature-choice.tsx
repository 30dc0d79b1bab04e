import type { TemperatureUnit } from '../../contract/weather.ts'
import { ChipRadios } from '../ui/inputs/chip-radios.tsx'
import { SettingRow } from '../ui/inputs/setting-row.tsx'
import { useTransientFlag } from '../ui/hooks/use-transient-flag.ts'
import { useSettingFault } from '../user/settings/use-setting-fault.ts'
import { unitOptions } from './unit-options.ts'
import { useChangeUnit } from './place-queries.ts'

/** The unit that degrees are shown in; `value` is the one that is kept. */
export function TemperatureChoice({ value }: { readonly value: TemperatureUnit }) {
  const { fault, setFault, fail } = useSettingFault("Couldn't save the temperature unit")
  const [isSaved, tellSaved] = useTransientFlag()
  const { mutate, isPending, variables: asked } = useChangeUnit(fail)
  const choose = (unit: TemperatureUnit) => {
    setFault(undefined)
    mutate(unit, { onSuccess: tellSaved })
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
