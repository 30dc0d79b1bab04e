/** Props of every single-choice control. */
export interface ChoiceProps<V extends string> {
  /** Accessible name. */
  readonly label: string
  /** The first option does not filter. */
  readonly options: readonly { readonly value: V; readonly text: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
}
