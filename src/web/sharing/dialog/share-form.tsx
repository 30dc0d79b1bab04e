import { useEffect, useRef } from 'react'
import { sharePlatforms, type SharePlatform } from '../../../contract/sharing.ts'
import { platformNames } from '../../../domain/sharing/platform-names.ts'
import { Button } from '../../ui/button.tsx'
import { PickRadios } from '../../ui/inputs/pick-radios.tsx'
import { MessageField } from '../message-field.tsx'
import { PageSwitch } from '../page-switch.tsx'
import { ShareBody } from '../share-body.tsx'
import { ShareFoot } from '../share-foot.tsx'

/** Values of the form. */
export interface ShareDraft {
  readonly platform: SharePlatform
  readonly message: string
  readonly hasPage: boolean
}

interface ShareFormProps {
  readonly draft: ShareDraft
  readonly pageHost: string | null
  readonly messageError: string | undefined
  readonly isPending: boolean
  /** Whether the form takes the focus when it appears. */
  readonly takesFocus: boolean
  readonly onChange: (draft: ShareDraft) => void
  readonly onCancel: () => void
  readonly onGenerate: () => void
}

/** Form for the platform and the message of a share. */
export function ShareForm(props: ShareFormProps) {
  const { draft, pageHost, messageError, isPending, takesFocus, onChange, onCancel, onGenerate } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [takesFocus])
  return (
    <form
      ref={form}
      noValidate
      className="tablet:min-h-0 flex flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        onGenerate()
      }}
    >
      <ShareBody>
        <PickRadios
          label="Platform"
          options={sharePlatforms.map((value) => ({ value, text: platformNames[value] }))}
          value={draft.platform}
          onChange={(platform) => onChange({ ...draft, platform })}
        />
        <MessageField
          rows={pageHost ? 3 : 4}
          value={draft.message}
          error={messageError}
          onChange={(message) => onChange({ ...draft, message })}
        />
        <p className="type-note text-quiet">
          Armadio writes a caption and hashtags around your message. You post it yourself.
        </p>
        <PageSwitch
          host={pageHost}
          isOn={draft.hasPage}
          onChange={(hasPage) => onChange({ ...draft, hasPage })}
        />
      </ShareBody>
      <ShareFoot>
        <Button look="text" onClick={onCancel}>
          Cancel
        </Button>
        <Button look="primary" type="submit" aria-disabled={isPending} className="tablet:flex-none flex-1">
          {isPending ? 'Generating...' : 'Generate'}
        </Button>
      </ShareFoot>
    </form>
  )
}
