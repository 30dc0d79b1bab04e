import type { EventKind } from './former/event-kinds.ts'
import { celebrationLines } from './celebration-lines.ts'
import { dailyLines } from './daily-lines.ts'
import { eveningLines } from './evening-lines.ts'
import type { EventLines } from './event-lines.ts'
import { outdoorLines } from './outdoor-lines.ts'
import { workLines } from './work-lines.ts'

const { general, ...daily } = dailyLines
const ofKind: Readonly<Record<EventKind, EventLines>> = {
  ...celebrationLines,
  ...workLines,
  ...eveningLines,
  ...outdoorLines,
  ...daily,
}

/** What there is to say of this kind of event; of one that no word names, what is right anywhere. */
export function linesOfEvent(kind: EventKind | null): EventLines {
  return kind ? ofKind[kind] : general
}
