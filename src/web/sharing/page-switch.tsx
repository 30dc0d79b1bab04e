import { SwitchRow } from '../ui/inputs/switch-row.tsx'

interface PageSwitchProps {
  /** Null if this server has no share pages. */
  readonly host: string | null
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Whether a share gets a public page; renders nothing if this server has none. */
export function PageSwitch({ host, isOn, onChange }: PageSwitchProps) {
  if (!host) return null
  return (
    <div className="border-line border-t">
      <SwitchRow
        label="Make a public page"
        note={`Anyone with the link can see the image and caption at ${host} until you remove it.`}
        isOn={isOn}
        onChange={onChange}
      />
    </div>
  )
}
