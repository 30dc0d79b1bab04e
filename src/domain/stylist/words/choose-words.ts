import type { OutfitView } from './outfit-view.ts'

type Frames = readonly [string, ...string[]]

/** One of several ways to say the same, by the outfit; `of` keeps the choices in one text from running alike. */
export function chooseWords(view: OutfitView, of: string, frames: Frames): string {
  return frames[Math.floor(view.chance(of) * frames.length)] ?? frames[0]
}

/**
 * As `chooseWords`, but a way that was `used` in the same answer waits until the others were, too, and so does one that
 * begins as the sentence `before` it.
 */
export function chooseFresh(
  view: OutfitView,
  of: string,
  frames: Frames,
  { used, before = '' }: { readonly used: Set<string>; readonly before?: string | undefined },
): string {
  const start = Math.floor(view.chance(of) * frames.length)
  const order = frames.map((_frame, at) => (start + at) % frames.length)
  const fresh = order.filter((one) => !used.has(`${of}:${one}`))
  const at = fresh.find((one) => opening(frames[one] ?? '') !== opening(before)) ?? fresh[0] ?? start
  used.add(`${of}:${at}`)
  return frames[at] ?? frames[0]
}

function opening(sentence: string): string {
  return sentence.split(' ')[0] ?? ''
}
