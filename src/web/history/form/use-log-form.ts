import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { NewOutfitHistory, OutfitHistory } from '../../../contract/history.ts'
import type { TemperatureUnit } from '../../../contract/weather.ts'
import { HttpError, reasonOf } from '../../api/http-error.ts'
import { showToast } from '../../ui/toast-store.ts'
import { schemaResolver } from '../../ui/form-resolver.ts'
import { useChangeEntry, useLogEntry } from '../history-queries.ts'
import { entryPatch, fieldsOfEntry, loggedOutfit, type LogFields, type LogStart } from './log-fields.ts'

/** The form of an outfit, as its parts take it. */
export type LogForm = UseFormReturn<LogFields, unknown, NewOutfitHistory>

interface LogFormStart {
  /** The entry to change; null for a new one. */
  readonly entry: OutfitHistory | null
  /** Of a new one. */
  readonly start: LogStart
  readonly unit: TemperatureUnit
  /** As '2026-11-23'. */
  readonly today: string
  readonly onSaved: () => void
}

/** The form of an outfit and the way to save it. What the server refuses is said in the form, which stays as it is. */
export function useLogForm({ entry, start, unit, today, onSaved }: LogFormStart) {
  const form: LogForm = useForm<LogFields, unknown, NewOutfitHistory>({
    resolver: schemaResolver(loggedOutfit(unit, today, entry?.weather ?? null)),
    defaultValues: fieldsOfEntry(entry, unit, today, start),
    reValidateMode: 'onChange',
  })
  const { dirtyFields } = form.formState
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID?.())
  const [refusal, setRefusal] = useState<string | null>(null)
  const told = {
    onDone: () => {
      showToast({
        title: entry ? 'Outfit saved' : 'Outfit logged',
        description: 'Wears are counted for its pieces.',
      })
      onSaved()
    },
    onFailed: (error: Error) => {
      setRefusal(`${reasonOf(error)} Your entry is still here.`)
      // Another try is another request once the server has refused this one.
      if (error instanceof HttpError) setKey(crypto.randomUUID?.())
    },
  }
  const log = useLogEntry(told)
  const change = useChangeEntry(told)
  const save = (outfit: NewOutfitHistory) => {
    setRefusal(null)
    if (!entry) return log.mutate({ outfit, idempotencyKey })
    change.mutate({ id: entry.id, changes: entryPatch(outfit, dirtyFields) })
  }
  return { form, save, refusal, isPending: log.isPending || change.isPending }
}

/** What is wrong with a field, by its name in the contract ('weather.temperature'), as a sentence. */
export function faultOf({ formState: { errors } }: LogForm, name: string): string | undefined {
  const fault = Object.entries(errors).find(([field]) => field === name)?.[1]
  const message = fault && 'message' in fault ? fault.message : undefined
  return message && !message.endsWith('.') ? `${message}.` : message
}
