import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { NewOutfitHistory, OutfitHistory } from '../../../contract/history.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { TemperatureUnit } from '../../../contract/weather.ts'
import { reasonOf } from '../../api/http-error.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { schemaResolver } from '../../ui/inputs/form-resolver.ts'
import { useChangeEntry, useLogEntry } from '../history-queries.ts'
import {
  entryPatch,
  logFormValues,
  loggedOutfit,
  type LogFormValues,
  type LogStart,
} from './log-form-values.ts'

/** The form of a logged outfit, as a prop of its parts. */
export type LogForm = UseFormReturn<LogFormValues, unknown, NewOutfitHistory>

interface LogFormStart {
  /** The entry to change; null for a new one. */
  readonly entry: OutfitHistory | null
  /** For a new one. */
  readonly start: LogStart
  readonly unit: TemperatureUnit
  readonly today: CalendarDate
  readonly onSaved: () => void
}

/** The form of a logged outfit. A failed save shows its message in the form, which keeps its content. */
export function useLogForm({ entry, start, unit, today, onSaved }: LogFormStart) {
  const form: LogForm = useForm<LogFormValues, unknown, NewOutfitHistory>({
    resolver: schemaResolver(loggedOutfit(unit, today, entry?.weather ?? null)),
    defaultValues: logFormValues(entry, unit, today, start),
    reValidateMode: 'onChange',
  })
  const { dirtyFields } = form.formState
  const keyOf = useRequestKey()
  const [failure, setFailure] = useState<string | null>(null)
  const callbacks = {
    onDone: () => {
      showToast({
        title: entry ? 'Outfit saved' : 'Outfit logged',
        description: 'Wears are counted for its pieces.',
      })
      onSaved()
    },
    onFailed: (error: Error) => setFailure(`${reasonOf(error)} Your entry is still here.`),
  }
  const log = useLogEntry(callbacks)
  const change = useChangeEntry(callbacks)
  const save = (outfit: NewOutfitHistory) => {
    setFailure(null)
    if (!entry) return log.mutate({ outfit, idempotencyKey: keyOf(outfit) })
    change.mutate({ id: entry.id, changes: entryPatch(outfit, dirtyFields) })
  }
  return { form, save, failure, isPending: log.isPending || change.isPending }
}

/** The error message of a field, by its name in the contract ('weather.temperature'). */
export function fieldError({ formState: { errors } }: LogForm, name: string): string | undefined {
  const error = Object.entries(errors).find(([field]) => field === name)?.[1]
  return error && 'message' in error ? error.message : undefined
}
