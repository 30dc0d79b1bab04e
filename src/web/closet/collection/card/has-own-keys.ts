const OWN_KEYS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=region]'

/** Whether a key that is pressed there is not meant for the page: something to write in, a toast, an open dialog. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  // A dialog takes every key, also when the focus was lost in it.
  if (document.querySelector('[role=dialog]')) return true
  return target instanceof Element && target.closest(OWN_KEYS) !== null
}
