import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { BagLoad, BagSize, PackingGroup, PackingLine } from '../../../contract/trips/packing-list.ts'
import type { TripReply } from '../../../contract/trips/trips.ts'
import { showFailure } from '../../closet/show-failure.ts'
import { KeptForLater } from '../../offline/kept-for-later-error.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { ChipRadios } from '../../ui/inputs/chip-radios.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { useAddLines, useChangeLine, useRemoveLine } from '../trips-queries.ts'
import { PackingTile } from './packing-tile.tsx'
import { TakenOut } from './taken-out.tsx'
import { ThingList } from './thing-list.tsx'
import type { TickKind } from './tick-kind.ts'
import { bagNames } from '../trip-in-words.ts'

const AddPieces = lazyDialog(async () => (await import('./add-pieces.tsx')).AddPieces)

const ways = [
  { value: 'isPacked', text: 'Packing' },
  { value: 'isBack', text: 'Coming home' },
] as const

const groups: readonly { readonly group: PackingGroup; readonly name: string }[] = [
  { group: 'underwear', name: 'Underwear and sleep' },
  { group: 'toiletries', name: 'Toiletries' },
  { group: 'documents', name: 'Documents' },
  { group: 'other', name: 'Other' },
]

/** The packing list: pieces as tiles, other things as lines; ticked before leaving, and again before coming home. */
export function PackingList({ reply }: { readonly reply: TripReply }) {
  const { trip, lines, load, combinations, takenOut } = reply
  const [way, setWay] = useState<TickKind>(
    trip.time === 'now' && trip.packedCount > 0 ? 'isBack' : 'isPacked',
  )
  const [isAdding, setAdding] = useState(false)
  const { mutate: change } = useChangeLine(trip.id, (error) => {
    // Offline, a toast for each of thirty ticks would be too much; the page says that it is offline.
    if (!(error instanceof KeptForLater)) showFailure("Couldn't save that")(error)
  })
  const { mutate: add } = useAddLines({
    onDone: () => undefined,
    onFailed: showFailure("Couldn't add that"),
  })
  const { mutate: remove } = useRemoveLine(trip.id, {
    // A piece can be put back from the line below the list.
    onDone: (_reply, { item, text, group }) => {
      if (item === null)
        showToast({
          title: 'Taken off the list',
          description: text,
          action: { label: 'Undo', onPress: () => add({ tripId: trip.id, text, group }) },
        })
    },
    onFailed: showFailure("Couldn't take it off the list"),
  })
  const tick = (line: PackingLine) => change({ line: line.id, changes: { [way]: !line[way] } })
  const pieces = lines.filter(({ item }) => item !== null)
  return (
    <section aria-labelledby="packing-list" className="pt-10">
      <div className="border-ink flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t pt-3">
        <h2 id="packing-list" className="type-title">
          Packing list
        </h2>
        <ChipRadios label="List" options={ways} value={way} onChange={setWay} />
      </div>
      <Progress {...{ lines, way }} />
      {pieces.length > 0 ? (
        <>
          <p className="type-note text-quiet mt-4">
            {pieces.length} {pieces.length === 1 ? 'piece' : 'pieces'}
            {combinations > 1 && `, ${combinations} ways to combine them`}. {washNote(pieces)}
          </p>
          <ul className="tablet:grid-cols-4 desk:grid-cols-6 mt-4 grid grid-cols-2 gap-x-(--gutter) gap-y-6 min-[440px]:grid-cols-3">
            {pieces.map((line) => (
              <PackingTile
                key={line.id}
                {...{ line, way }}
                onTick={() => tick(line)}
                onRemove={() => remove(line)}
              />
            ))}
          </ul>
        </>
      ) : (
        <p className="type-ui border-line mt-4 border-y py-5">
          Nothing in your closet to pack yet. Add pieces to your closet, or put some on the list yourself.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <Button
          look="quiet"
          size="small"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => setAdding(true)}
        >
          Add a piece
        </Button>
        <BagFigures load={load} bag={trip.bag} />
      </div>
      <TakenOut items={takenOut} onAdd={(id) => add({ tripId: trip.id, itemIds: [id] })} />
      <div className="tablet:grid-cols-2 desk:grid-cols-4 mt-8 grid gap-x-(--gutter) gap-y-8">
        {groups.map(({ group, name }) => (
          <ThingList
            key={group}
            {...{ name, way }}
            lines={lines.filter((line) => line.item === null && line.group === group)}
            onTick={tick}
            onRename={(line, text) => change({ line: line.id, changes: { text } })}
            onRemove={remove}
            onAdd={(text) => add({ tripId: trip.id, text, group })}
          />
        ))}
      </div>
      {isAdding && <AddPieces reply={reply} onClose={() => setAdding(false)} />}
    </section>
  )
}

function washNote(pieces: readonly PackingLine[]): string {
  const dirty = pieces.filter(({ isInTheWash }) => isInTheWash).length
  if (dirty === 0) return ''
  return `${dirty} ${dirty === 1 ? 'is' : 'are'} in the wash.`
}

function Progress({ lines, way }: { readonly lines: readonly PackingLine[]; readonly way: TickKind }) {
  const done = lines.filter((line) => line[way]).length
  const share = lines.length > 0 ? (100 * done) / lines.length : 0
  const isDone = done === lines.length && done > 0
  return (
    <div className="mt-3">
      <p role="status" className="type-name">
        {isDone
          ? way === 'isPacked'
            ? 'All packed. Have a good trip.'
            : 'Nothing left behind.'
          : `${done} of ${lines.length} packed`}
      </p>
      <div aria-hidden className="bg-line mt-2 h-[3px]">
        <div className="bg-ink h-full transition-[width] duration-(--calm)" style={{ width: `${share}%` }} />
      </div>
    </div>
  )
}

/** Load of the bag, with a note that it is an estimate. */
function BagFigures({ load, bag }: { readonly load: BagLoad; readonly bag: BagSize }) {
  const { pieces, piecesMax, kilograms, kilogramsMax, liters, litersMax } = load
  const isOver = pieces > piecesMax || kilograms > kilogramsMax || liters > litersMax
  return (
    <p className="type-note text-quiet tablet:text-right max-w-[52ch] text-pretty">
      {bagNames[bag]}: {pieces} of {piecesMax} pieces, about {kilograms} of {kilogramsMax} kg and {liters} of{' '}
      {litersMax} liters. Estimated from the types of your pieces, without what you wear on the way.
      {isOver && <span className="text-thread"> That&apos;s more than the bag takes.</span>}
    </p>
  )
}
