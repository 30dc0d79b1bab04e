import { SwitchRow } from '../../ui/inputs/switch-row.tsx'
import { useChangeProfile, useProfile } from './about/profile-queries.ts'
import { useSettingError } from './use-setting-error.ts'

/** Whether backgrounds of new photos are removed. */
export function BackgroundSwitch() {
  const { data: profile } = useProfile()
  const { errorMessage, setErrorMessage, fail } = useSettingError("Couldn't save the setting")
  const { mutate } = useChangeProfile(fail)
  if (!profile) return null
  return (
    <div>
      <SwitchRow
        label="Remove backgrounds from new photos"
        note="On this computer. You can always show the original."
        isOn={profile.removesBackgrounds}
        onChange={(removesBackgrounds) => {
          setErrorMessage(undefined)
          mutate({ removesBackgrounds })
        }}
      />
      {errorMessage && (
        <p role="alert" className="type-note text-thread">
          {errorMessage}
        </p>
      )}
    </div>
  )
}
