interface HistoryPanelProps {
  readonly today: { readonly itemIds: readonly string[]; readonly occasion: string } | null
}

/** Until it is built. */
export function HistoryPanel({ today }: HistoryPanelProps) {
  return today && null
}
