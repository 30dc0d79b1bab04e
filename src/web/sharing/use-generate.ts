import { useState } from 'react'
import type { ShareReply } from '../../contract/sharing.ts'
import { platformNames } from '../../domain/sharing/platform-names.ts'
import { HttpError } from '../api/http-error.ts'
import { useRequestKey } from '../api/use-request-key.ts'
import { showToast } from '../ui/toasts/toast-store.ts'
import { useShareOutfit, type ShareRequest } from './sharing-queries.ts'

type Wanted = ShareRequest['wanted']

/** Generates a post, and shows the result. */
export function useGenerate() {
  const [reply, setReply] = useState<ShareReply | null>(null)
  const keyOf = useRequestKey()
  const { mutate, isPending, error } = useShareOutfit({
    onDone: ({ share }) => {
      showToast({
        title: 'Share Content Generated!',
        description: `Your ${platformNames[share.platform]} post is ready to share.`,
      })
    },
    onFailed: (failure) => {
      console.error('Failed to share outfit', failure)
      showToast({
        variant: 'destructive',
        title: 'Share Failed',
        description: 'Failed to generate share content. Please try again.',
      })
    },
  })
  return {
    /** The result; null until there is one and after starting over. */
    reply,
    isPending,
    /** Error message of the server for the message field. */
    messageError: error instanceof HttpError ? error.apiError?.fields?.['customMessage'] : undefined,
    generate: (wanted: Wanted) => {
      if (!isPending) mutate({ wanted, idempotencyKey: keyOf(wanted) }, { onSuccess: setReply })
    },
    startOver: () => {
      keyOf(null)
      setReply(null)
    },
  }
}
