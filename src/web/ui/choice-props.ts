/** What every control takes that offers one choice of a few. */
export interface ChoiceProps<V extends string> {
  /** Names the control for those who do not see it. */
  readonly label: string
  /** The first option is the one that narrows nothing. */
  readonly options: readonly { readonly value: V; readonly text: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
}
