import { Check } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import {
  everydayOccasions,
  specialOccasions,
  type OccasionPreset,
} from '../../../../contract/stylist/stylist.ts'
import { occasionName } from '../../../../domain/words/request-labels.ts'

interface OccasionOptionsProps {
  readonly chosen: OccasionPreset | null
  readonly onChoose: (preset: OccasionPreset | null) => void
}

/** The occasions in two columns, with free text last, and an option for none. */
export function OccasionOptions({ chosen, onChoose }: OccasionOptionsProps) {
  const option = (preset: OccasionPreset | null, text: string) => (
    <Option
      key={text}
      isChosen={preset !== null && preset === chosen}
      isFirst={preset === (chosen ?? everydayOccasions[0])}
      onChoose={() => onChoose(preset)}
    >
      {text}
    </Option>
  )
  const presets = (group: readonly OccasionPreset[]) =>
    group.map((preset) => option(preset, occasionName(preset)))
  return (
    <div
      role="listbox"
      aria-label="Occasion"
      tabIndex={-1}
      className="flex min-h-0 flex-col outline-none"
      onKeyDown={goByKey}
    >
      <div className="tablet:gap-3 tablet:px-3 tablet:pt-3 grid min-h-0 grid-cols-2 overflow-y-auto px-2">
        <Group name="Every day">{presets(everydayOccasions)}</Group>
        <Group name="Special">{presets(specialOccasions)}</Group>
      </div>
      <div
        role="group"
        aria-label="Other"
        className="border-line tablet:mx-3 tablet:gap-3 tablet:pb-3 mx-2 mt-2 grid grid-cols-2 border-t pt-2 pb-[calc(12px+env(safe-area-inset-bottom))]"
      >
        {option('custom', 'Custom Occasion...')}
        {chosen && option(null, 'No occasion')}
      </div>
    </div>
  )
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="min-w-0">
      <span id={id} className="type-note text-quiet block px-3 py-1.5">
        {name}
      </span>
      {children}
    </div>
  )
}

interface OptionProps {
  readonly isChosen: boolean
  /** Takes the focus first. */
  readonly isFirst: boolean
  readonly onChoose: () => void
  readonly children: string
}

function Option({ isChosen, isFirst, onChoose, children }: OptionProps) {
  const option = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isChosen) return
    // After the menu has its position and height.
    const frame = requestAnimationFrame(() => option.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [isChosen])
  return (
    <button
      ref={option}
      type="button"
      role="option"
      aria-selected={isChosen}
      tabIndex={isFirst ? 0 : -1}
      onClick={onChoose}
      className="type-ui hover:bg-hover tablet:h-9 flex h-11 w-full items-center justify-between gap-2 rounded-full px-3 text-left -outline-offset-2! aria-selected:font-semibold"
    >
      {children}
      {isChosen && <Check aria-hidden size={16} className="stroke-icon" />}
    </button>
  )
}

// Up and Down move through all options, Left and Right between columns, a letter to the next option that starts with
// it.
function goByKey(event: KeyboardEvent<HTMLElement>): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')]
  const at = options.findIndex((option) => option === document.activeElement)
  const to = {
    ArrowDown: options[(at + 1) % options.length],
    ArrowUp: options.at(at - 1),
    ArrowLeft: optionAt(options, at, -1),
    ArrowRight: optionAt(options, at, 1),
    Home: options[0],
    End: options.at(-1),
  }[event.key]
  const named =
    event.key.length === 1 && event.key !== ' ' ? beginningWith(options, at, event.key) : undefined
  const next = to ?? named
  if (!next) return
  event.preventDefault()
  next.focus()
}

function optionAt(options: readonly HTMLElement[], at: number, step: 1 | -1): HTMLElement | undefined {
  const from = options[at]?.getBoundingClientRect()
  if (!from) return undefined
  const others = options.filter(
    (option) => Math.sign(option.getBoundingClientRect().left - from.left) === step,
  )
  const distance = (option: HTMLElement) => Math.abs(option.getBoundingClientRect().top - from.top)
  return others.toSorted((one, other) => distance(one) - distance(other))[0]
}

function beginningWith(options: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  const round = [...options.slice(at + 1), ...options.slice(0, at + 1)]
  return round.find((option) => option.textContent?.toLowerCase().startsWith(letter.toLowerCase()))
}
