import type { TemperatureUnit } from '../../contract/weather.ts'
import { ChipRadios } from '../ui/inputs/chip-radios.tsx'
import { SettingRow } from '../ui/inputs/setting-row.tsx'
import { useTransientFlag } from '../ui/hooks/use-transient-flag.ts'
import { useSettingError } from '../user/settings/use-setting-error.ts'
import { unitOptions } from './unit-options.ts'
import { useChangeUnit } from './place-queries.ts'

/** Chooses the unit of degrees; `value` is the saved one. */
export function TemperatureChoice({ value }: { readonly value: TemperatureUnit }) {
  const { errorMessage, setErrorMessage, fail } = useSettingError("Couldn't save the temperature unit")
  const [isSaved, markSaved] = useTransientFlag()
  const { mutate, isPending, variables: pendingUnit } = useChangeUnit(fail)
  const choose = (unit: TemperatureUnit) => {
    setErrorMessage(undefined)
    mutate(unit, { onSuccess: markSaved })
  }
  return (
    <SettingRow name="Temperature" isSaved={isSaved} errorMessage={errorMessage}>
      <ChipRadios
        label="Temperature"
        options={unitOptions}
        value={isPending ? (pendingUnit ?? value) : value}
        onChange={choose}
      />
    </SettingRow>
  )
}
