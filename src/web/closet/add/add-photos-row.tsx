import { Check, X } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import { closetCategories } from '../../../contract/closet.ts'
import { swatchColor } from '../../../domain/closet/swatch-color.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { Swatch } from '../../ui/swatch.tsx'
import { ChoosePhotos } from './choose-photos.tsx'
import { addAnyway, removePhoto, replacePhoto, tryAgain, writeWords } from './photo-queue-actions.ts'
import { stateWords } from './photo-queue-words.ts'
import { readinessOf, wordsOf } from './photo-readiness.ts'
import { QueuedPhotoPicture } from './queued-photo-picture.tsx'
import type { QueuedPhoto } from './queued-photo.ts'

/** One photo of many: its picture, what is known of its piece, how it stands, and the way out. */
export const AddPhotosRow = memo(function AddPhotosRow({ row }: { readonly row: QueuedPhoto }) {
  const { id, file, step, photo } = row
  const { state } = readinessOf(row)
  const words = stateWords(row)
  const isFaint = state === 'waiting' || state === 'twin' || (state === 'failed' && !photo)
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const item = currentTarget.closest('li')
    const next = item?.nextElementSibling ?? item?.previousElementSibling
    next?.querySelector<HTMLElement>('[data-remove]')?.focus()
    removePhoto(id)
  }
  const hasFields = photo !== null || state === 'sending' || state === 'looking'
  return (
    <li data-state={state} className="border-line relative border-t first:border-t-0">
      <div
        role="group"
        aria-label={file.name}
        className="tablet:grid-cols-[56px_minmax(0,1fr)_112px_32px] tablet:items-center tablet:gap-6 grid grid-cols-[64px_minmax(0,1fr)_32px] items-start gap-x-3.5 py-[13px]"
      >
        <div className="tablet:row-auto row-span-2">
          <QueuedPhotoPicture row={row} isFaint={isFaint} />
        </div>
        <div className="grid min-w-0 gap-1.5">
          {hasFields ? <RowFields row={row} /> : <FileName name={file.name} isFaint={state === 'waiting'} />}
          <RowSentence row={row} />
        </div>
        <div className="type-note tablet:col-auto tablet:row-auto tablet:justify-end tablet:text-right col-start-2 row-start-2 flex pt-1.5 tablet:pt-0 items-center gap-1.5">
          {state === 'ready' && <Check aria-hidden size={14} className="stroke-icon" />}
          {words && (
            <span className={classNames((state === 'waiting' || state === 'looking') && 'text-quiet')}>
              {words}
            </span>
          )}
          <RowAction row={row} />
        </div>
        {state !== 'adding' && state !== 'added' && (
          <RoundButton
            label={`Remove ${file.name}`}
            title="Remove"
            data-remove
            className="hover:bg-hover tablet:col-start-4 tablet:m-0 col-start-3 row-start-1 -mt-1.5 justify-self-end -mr-3"
            onClick={remove}
          >
            <X aria-hidden size={16} className="stroke-icon" />
          </RoundButton>
        )}
      </div>
      {step.at === 'sending' && (
        <span
          aria-hidden
          className="bg-ink absolute bottom-[-1px] left-0 z-1 h-0.5 transition-[width]"
          style={{ width: `${step.percent}%` }}
        />
      )}
    </li>
  )
})

function FileName({ name, isFaint }: { readonly name: string; readonly isFaint: boolean }) {
  return <p className={classNames('type-name truncate', isFaint && 'text-quiet')}>{name}</p>
}

function RowFields({ row }: { readonly row: QueuedPhoto }) {
  const { id } = row
  const words = wordsOf(row)
  const readiness = readinessOf(row)
  const isLocked = readiness.state === 'adding' || readiness.state === 'added'
  const fault = readiness.state === 'incomplete' && !readiness.lack.isBlank ? readiness.lack : undefined
  const errorOf = (field: string) => (fault?.field === field ? fault.message : undefined)
  return (
    <div className="wide:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)] tablet:gap-x-6 max-tablet:[&_label]:sr-only tablet:gap-y-3 grid grid-cols-[repeat(auto-fit,minmax(100px,1fr))] gap-x-3.5 gap-y-1">
      <TextField
        label="Name"
        placeholder="Name this piece"
        value={words.name}
        error={errorOf('name')}
        readOnly={isLocked}
        className="wide:col-span-1 col-span-full"
        onChange={({ target }) => writeWords(id, { name: target.value })}
      />
      <SelectField
        label="Category"
        value={words.category}
        disabled={isLocked}
        onChange={({ target }) => writeWords(id, { category: target.value })}
      >
        <option value="">Choose a category</option>
        {closetCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <TextField
        label="Color"
        placeholder="Color"
        value={words.color}
        error={errorOf('color')}
        readOnly={isLocked}
        before={words.color.trim() && <Swatch color={swatchColor(words.color)} />}
        onChange={({ target }) => writeWords(id, { color: target.value })}
      />
    </div>
  )
}

function RowSentence({ row }: { readonly row: QueuedPhoto }) {
  const readiness = readinessOf(row)
  if (row.step.at === 'failed') return <p className="type-note text-thread">{row.step.reason}</p>
  if (readiness.state === 'in closet')
    return <p className="type-note">Already in your closet: {readiness.name}</p>
  if (readiness.state === 'twin')
    return <p className="type-note break-words">The same photo as {readiness.name}</p>
  return null
}

function RowAction({ row }: { readonly row: QueuedPhoto }) {
  const { id, file, step } = row
  const { state } = readinessOf(row)
  if (step.at === 'failed' && step.cause === 'photo')
    return (
      <ChoosePhotos
        look="text"
        label={`Choose another for ${file.name}`}
        className={action}
        onPhotos={([other]) => other && replacePhoto(id, other)}
      >
        Choose another
      </ChoosePhotos>
    )
  if (state === 'failed')
    return (
      <Button look="text" className={action} onClick={() => tryAgain(row)}>
        Try again
      </Button>
    )
  if (state === 'twin' || state === 'in closet')
    return (
      <Button look="text" className={action} onClick={() => addAnyway(id)}>
        Add anyway
      </Button>
    )
  return null
}

const action =
  'rounded-none! px-0! underline decoration-edge underline-offset-6 max-tablet:-mt-2 max-tablet:-mb-2'
