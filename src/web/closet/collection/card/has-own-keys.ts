const OWN_KEYS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=region]'

/** Whether a key press at `target` is not meant for the page: in a text field, a toast or an open dialog. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  // A dialog takes all keys, also after its focus was lost.
  if (document.querySelector('[role=dialog]')) return true
  return target instanceof Element && target.closest(OWN_KEYS) !== null
}
