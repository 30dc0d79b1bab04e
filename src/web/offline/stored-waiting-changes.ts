import { createStore, get, update } from 'idb-keyval'
import * as z from 'zod/mini'
import { WaitingChange } from './waiting-change.ts'
import { showWaitingChanges } from './shown-waiting-changes.ts'
import { pieceWithWaitingChanges } from './piece-with-waiting-changes.ts'

const KEY = 'changes'
const none: readonly WaitingChange[] = []

const database = () => createStore('armadio waiting changes', 'changes')

/** The waiting changes, oldest first. */
export async function waitingChanges(): Promise<readonly WaitingChange[]> {
  return parse(await get(KEY, database()))
}

/** Loads the stored changes and shows them. */
export async function loadChanges(): Promise<void> {
  showWaitingChanges(await waitingChanges().catch(() => none), pieceWithWaitingChanges)
}

/** Stores a change until it is sent. @throws if the browser stores nothing, as in some private windows */
export function storeChange(change: WaitingChange): Promise<void> {
  return save((kept) => [...kept, change])
}

/** Replaces a change, or removes it for null. */
export function replaceChange(id: string, next: WaitingChange | null): Promise<void> {
  return save((kept) => kept.flatMap((one) => (one.id === id ? (next ?? []) : one)))
}

/** Deletes all waiting changes. */
export function deleteChanges(): Promise<void> {
  return save(() => none)
}

async function save(change: (kept: readonly WaitingChange[]) => readonly WaitingChange[]): Promise<void> {
  await update(KEY, (value) => change(parse(value)), database())
  await loadChanges()
}

// Changes that an older version stored in another format cannot be sent.
function parse(value: unknown): readonly WaitingChange[] {
  return z.array(WaitingChange).safeParse(value).data ?? none
}
