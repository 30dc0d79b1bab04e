import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useClosetItems } from '../../../closet-queries.ts'
import { thumbnailUrl } from '../../../thumbnail-url.ts'
import { ChoosePhotos } from './choose-photos.tsx'
import {
  addAnyway,
  joinPhotos,
  replacePhoto,
  separatePhotos,
  swapPhoto,
  retryPhoto,
  replacePiecePhoto,
} from '../photo-queue-actions.ts'
import { readinessOf, wordsOf } from '../photo-readiness.ts'
import type { QueuedPhoto } from '../queued-photo.ts'

interface RowSentenceProps {
  readonly row: QueuedPhoto
  /** Number of photos that show the piece, including this one. */
  readonly photoCount: number
}

/** The message about a queued photo, with the actions that apply. */
export function RowSentence({ row, photoCount }: RowSentenceProps) {
  const { id, step } = row
  const readiness = readinessOf(row)
  if (step.at === 'failed')
    return <Sentence isFailure text={step.reason} actions={<FailureAction row={row} />} />
  switch (readiness.state) {
    case 'duplicate':
      return <Sentence text={`The same photo as ${readiness.name}`} actions={<AddAnyway id={id} />} />
    case 'in closet':
      return <Sentence text={`Already in your closet: ${readiness.name}`} actions={<AddAnyway id={id} />} />
    case 'similar':
      return (
        <Sentence
          text={`Looks like ${readiness.name}`}
          actions={
            <>
              <Action onPress={() => joinPhotos([readiness.id, id])}>Same piece</Action>
              <AddAnyway id={id} />
            </>
          }
        />
      )
    case 'similar in closet':
      return <LikeInCloset row={row} piece={readiness} />
    default:
      return photoCount > 1 ? (
        <JoinedSentence id={id} photoCount={photoCount} isLocked={isLocked(row)} />
      ) : (
        <NoGarment row={row} />
      )
  }
}

function isLocked(row: QueuedPhoto): boolean {
  const { state } = readinessOf(row)
  return state === 'adding' || state === 'added'
}

function NoGarment({ row }: { readonly row: QueuedPhoto }) {
  const { photo } = row
  if (!photo || photo.suggestion.isGarment || wordsOf(row).category !== '') return null
  return <Sentence text="This doesn't look like a piece of clothing." actions={null} />
}

function JoinedSentence(props: {
  readonly id: string
  readonly photoCount: number
  readonly isLocked: boolean
}) {
  const { id, photoCount } = props
  return (
    <Sentence
      text={`${photoCount} photos of one piece. Only this one is added.`}
      actions={
        !props.isLocked && (
          <>
            <Action onPress={() => swapPhoto(id)}>Use the other photo</Action>
            <Action onPress={() => separatePhotos(id)}>Separate</Action>
          </>
        )
      }
    />
  )
}

function LikeInCloset(props: { readonly row: QueuedPhoto; readonly piece: { id: string; name: string } }) {
  const { row, piece } = props
  const { data: pieces = [] } = useClosetItems()
  const shown = pieces.find(({ id }) => id === piece.id)
  return (
    <div className="flex items-center gap-3">
      {shown && (
        <img
          src={thumbnailUrl(shown)}
          alt=""
          className="bg-tile h-12.5 w-10 flex-none object-cover dim-in-dark"
        />
      )}
      <Sentence
        text={`Looks like ${piece.name} in your closet`}
        actions={
          <>
            <AddAnyway id={row.id} />
            <Action onPress={() => void replacePiecePhoto(row.id, piece.id)}>Use this photo for it</Action>
          </>
        }
      />
    </div>
  )
}

function FailureAction({ row }: { readonly row: QueuedPhoto }) {
  const { id, file, step } = row
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
  return <Action onPress={() => retryPhoto(row)}>Try again</Action>
}

function AddAnyway({ id }: { readonly id: string }) {
  return <Action onPress={() => addAnyway(id)}>Add anyway</Action>
}

interface SentenceProps {
  readonly text: string
  readonly isFailure?: boolean
  readonly actions: ReactNode
}

function Sentence({ text, isFailure = false, actions }: SentenceProps) {
  return (
    <div className="type-note flex min-w-0 flex-wrap items-center gap-x-4">
      <p className={isFailure ? 'text-thread min-w-0 break-words' : 'min-w-0 break-words'}>{text}</p>
      {actions && <span className="-my-2 flex flex-wrap gap-x-4">{actions}</span>}
    </div>
  )
}

function Action({ onPress, children }: { readonly onPress: () => void; readonly children: string }) {
  return (
    <Button look="text" className={action} onClick={onPress}>
      {children}
    </Button>
  )
}

const action = 'rounded-none! px-0! underline decoration-edge underline-offset-6'
