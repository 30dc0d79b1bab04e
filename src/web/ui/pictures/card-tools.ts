/** A round tool on the picture of a card. */
export const cardToolClass =
  'bg-raised text-ink hover:bg-hover relative size-10! after:absolute after:-inset-0.5 after:rounded-full'

/**
 * The tools in the corner of a card, visible on hover and focus. On touch screens they are in the dialog of the card:
 * no invisible touch target.
 */
export const cardToolsClass =
  'absolute top-3 right-3 flex gap-2 opacity-0 transition-opacity group-hover:opacity-100 group-has-focus-visible:opacity-100 ' +
  '[@media(hover:none)]:pointer-events-none [@media(hover:none)]:group-has-focus-visible:pointer-events-auto'
