import { Check, X } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import { closetCategories } from '../../../../../contract/closet/closet.ts'
import { swatchColor } from '../../../../../domain/closet/colors/swatch-color.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { SelectField, TextField } from '../../../../ui/inputs/field.tsx'
import { focusNextRow } from '../../../../ui/focus-next-row.ts'
import { RoundButton } from '../../../../ui/round-button.tsx'
import { Swatch } from '../../../../ui/pictures/swatch.tsx'
import { CategoryChips } from './category-chips.tsx'
import { removePhoto, writeWords } from '../photo-queue-actions.ts'
import { stateWords } from '../photo-queue-words.ts'
import { asksForCategory, readinessOf, wordsOf, type Readiness } from '../photo-readiness.ts'
import { QueuedPhotoPicture } from './queued-photo-picture.tsx'
import type { QueuedPhoto } from '../queued-photo.ts'
import { RowSentence } from './row-sentence.tsx'

interface AddPhotosRowProps {
  readonly row: QueuedPhoto
  /** Number of photos that show the piece. */
  readonly photoCount: number
  readonly isSelected: boolean
  /** Called when it is selected as one of several photos of a piece, or deselected. */
  readonly onSelect: (id: string) => void
}

/** One queued photo: its picture, the fields of its piece, its state, and a button to remove it. */
export const AddPhotosRow = memo(function AddPhotosRow(props: AddPhotosRowProps) {
  const { row, photoCount, isSelected, onSelect } = props
  const { id, file, step, photo } = row
  const { state } = readinessOf(row)
  const isFaint = state === 'waiting' || state === 'duplicate' || (state === 'failed' && !photo)
  const isLocked = state === 'adding' || state === 'added'
  const asks = asksForCategory(row)
  const hasFields = photo !== null || state === 'sending' || state === 'looking'
  return (
    <li data-state={state} className="border-line relative border-t first:border-t-0">
      <div
        role="group"
        aria-label={file.name}
        className="tablet:grid-cols-[56px_minmax(0,1fr)_112px_32px] tablet:items-center tablet:gap-x-6 grid grid-cols-[64px_minmax(0,1fr)_32px] items-start gap-x-3.5 py-[13px]"
      >
        <button
          type="button"
          aria-pressed={isSelected}
          aria-label={`Select ${file.name}`}
          disabled={isLocked}
          className="group relative row-span-2 self-start outline-offset-2"
          onClick={() => onSelect(id)}
        >
          <QueuedPhotoPicture row={row} isFaint={isFaint} />
          <PictureMarks isSelected={isSelected} photoCount={photoCount} isLocked={isLocked} />
        </button>
        <div className="col-start-2 row-start-1 min-w-0">
          {hasFields ? <RowFields row={row} /> : <FileName name={file.name} isFaint={state === 'waiting'} />}
        </div>
        <div
          className={classNames(
            'tablet:col-start-2 tablet:col-end-3 tablet:row-start-2 tablet:pt-1.5 row-start-3 min-w-0 empty:hidden',
            asks ? 'col-span-full pt-2' : 'col-span-2 col-start-2 pt-1',
          )}
        >
          {asks && <RowCategory row={row} />}
          <RowSentence row={row} photoCount={photoCount} />
        </div>
        <RowState row={row} state={state} isHiddenOnPhone={asks && state === 'incomplete'} />
        {!isLocked && <RemoveButton row={row} />}
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

interface PictureMarksProps {
  readonly isSelected: boolean
  readonly photoCount: number
  readonly isLocked: boolean
}

function PictureMarks({ isSelected, photoCount, isLocked }: PictureMarksProps) {
  return (
    <>
      {isSelected && <span aria-hidden className="inset-ring-ink absolute inset-0 inset-ring-2" />}
      {!isLocked && (
        <span
          aria-hidden
          className={classNames(
            'absolute right-1 bottom-1 grid size-5 place-items-center rounded-full transition-opacity',
            isSelected
              ? 'bg-press text-on-press'
              : 'bg-raised inset-ring-edge inset-ring opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
          )}
        >
          {isSelected && <Check size={12} className="stroke-icon" />}
        </span>
      )}
      {photoCount > 1 && (
        <span aria-hidden className="type-micro bg-raised text-ink absolute top-0 left-0 px-1.5 py-0.5">
          {photoCount}
        </span>
      )}
    </>
  )
}

interface RowStateProps {
  readonly row: QueuedPhoto
  readonly state: Readiness['state']
  /** Hidden on a phone: the chips already show it. */
  readonly isHiddenOnPhone: boolean
}

function RowState({ row, state, isHiddenOnPhone }: RowStateProps) {
  const words = stateWords(row)
  const isQuiet = state === 'waiting' || state === 'looking' || state === 'sending'
  return (
    <div
      className={classNames(
        'type-note tablet:col-start-3 tablet:row-start-1 tablet:justify-end tablet:pt-0 tablet:text-right col-start-2 row-start-2 flex items-center gap-1.5 pt-1.5',
        (words === '' || isHiddenOnPhone) && 'max-tablet:hidden',
      )}
    >
      {state === 'ready' && <Check aria-hidden size={14} className="stroke-icon" />}
      {words && <span className={classNames(isQuiet && 'text-quiet')}>{words}</span>}
    </div>
  )
}

function RemoveButton({ row: { id, file } }: { readonly row: QueuedPhoto }) {
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusNextRow(currentTarget)
    removePhoto(id)
  }
  return (
    <RoundButton
      label={`Remove ${file.name}`}
      title="Remove"
      data-remove
      className="hover:bg-hover tablet:col-start-4 tablet:row-start-1 tablet:m-0 col-start-3 row-start-1 -mt-1.5 -mr-3 justify-self-end"
      onClick={remove}
    >
      <X aria-hidden size={16} className="stroke-icon" />
    </RoundButton>
  )
}

function FileName({ name, isFaint }: { readonly name: string; readonly isFaint: boolean }) {
  return <p className={classNames('type-name truncate', isFaint && 'text-quiet')}>{name}</p>
}

function RowFields({ row }: { readonly row: QueuedPhoto }) {
  const { id } = row
  const words = wordsOf(row)
  const readiness = readinessOf(row)
  const isLocked = readiness.state === 'adding' || readiness.state === 'added'
  const fieldError =
    readiness.state === 'incomplete' && !readiness.missing.isBlank ? readiness.missing : undefined
  const errorOf = (field: string) => (fieldError?.field === field ? fieldError.message : undefined)
  const asks = asksForCategory(row)
  return (
    <div
      className={classNames(
        'tablet:gap-x-6 max-tablet:[&_label:not([data-guess])]:sr-only tablet:gap-y-3 grid grid-cols-[repeat(auto-fit,minmax(100px,1fr))] gap-x-3.5 gap-y-1',
        asks
          ? 'wide:grid-cols-[minmax(0,1.5fr)_minmax(0,2fr)]'
          : 'wide:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)]',
      )}
    >
      <TextField
        label="Name"
        placeholder="Name this piece"
        value={words.name}
        error={errorOf('name')}
        readOnly={isLocked}
        className="wide:col-span-1 col-span-full"
        onChange={({ target }) => writeWords(id, { name: target.value })}
      />
      {!asks && (
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
      )}
      <TextField
        label="Color"
        {...(asks && { className: 'max-tablet:col-span-full' })}
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

function RowCategory({ row }: { readonly row: QueuedPhoto }) {
  const { id, photo } = row
  const { state } = readinessOf(row)
  return (
    <CategoryChips
      guess={photo?.suggestion.isGarment ? photo.suggestion.guess : null}
      value={wordsOf(row).category}
      isLocked={state === 'adding' || state === 'added'}
      onChoose={(category) => writeWords(id, { category })}
    />
  )
}
