import { ArrowLeft } from 'lucide-react'

/** Back link within the settings sheet. */
export function BackToSettings({ onBack }: { readonly onBack: () => void }) {
  return (
    <button
      type="button"
      className="type-note text-quiet hover:text-ink -mt-3 inline-flex h-11 items-center gap-1.5"
      onClick={onBack}
    >
      <ArrowLeft aria-hidden size={14} className="stroke-icon" />
      Settings
    </button>
  )
}
