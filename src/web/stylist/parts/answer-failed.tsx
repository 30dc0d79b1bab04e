import { reasonOf } from '../../api/http-error.ts'
import { LoadError } from '../../ui/load-error.tsx'

interface AnswerFailedProps {
  readonly title: string
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Failed state of an answer; the form keeps the question. */
export function AnswerFailed({ title, error, onRetry }: AnswerFailedProps) {
  return (
    <div role="alert">
      <LoadError
        title={title}
        className="tablet:pt-8 pt-2"
        railClass="tablet:mb-10 tablet:max-w-90 mb-6 max-w-60"
        onRetry={onRetry}
      >
        {reasonOf(error)} Your text is still here.
      </LoadError>
    </div>
  )
}
