import { searchable, searchWords } from '../../../../domain/search-words.ts'
import { capital } from '../../../../domain/words/english.ts'
import { Check } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { closetCategories, type ClosetCategory } from '../../../../contract/closet/closet.ts'
import type { GarmentTypeChoice } from '../../../../contract/closet/piece-readings.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SearchBox } from '../../../ui/inputs/search-box.tsx'
import { useGarmentTypes } from './reading-queries.ts'

interface TypeListProps {
  /** Id of the current type. */
  readonly current: string | null
  /** Category of the piece; its types come first. */
  readonly category: ClosetCategory
  readonly onChoose: (type: GarmentTypeChoice) => void
}

/** All garment types by category, with a search. */
export function TypeList(props: TypeListProps) {
  const types = useGarmentTypes()
  if (types.data) return <Types types={types.data} {...props} />
  if (types.isPending)
    return (
      <p role="status" className="type-note text-quiet py-3">
        Loading types...
      </p>
    )
  return (
    <div className="flex flex-wrap items-center gap-3 py-2">
      <p role="alert" className="type-note text-thread">
        Couldn&apos;t load the types.
      </p>
      <Button look="quiet" size="small" onClick={() => void types.refetch()}>
        Try again
      </Button>
    </div>
  )
}

function Types({ types, current, category, onChoose }: TypeListProps & { types: GarmentTypeChoice[] }) {
  const [words, setWords] = useState('')
  const found = findTypes(types, words)
  const categories = [category, ...closetCategories.filter((other) => other !== category)]
  const list = useRef<HTMLDivElement>(null)
  // Scrolls the list to the current type without scrolling the page.
  useLayoutEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (list.current && shown)
      list.current.scrollTop = shown.offsetTop - (list.current.clientHeight - shown.offsetHeight) / 2
  }, [])
  const find = (sought: string) => {
    setWords(sought)
    list.current?.scrollTo(0, 0)
  }
  return (
    <div>
      <SearchBox
        label="Find a type"
        placeholder="Find a type"
        text={words}
        onChange={find}
        className="border-edge focus-within:border-ink gap-2 border-b focus-within:shadow-[inset_0_-1px_0_var(--ink)]"
      />
      <div
        ref={list}
        // The last row is cut off, to show that the list scrolls.
        role="group"
        aria-label="Types"
        className="more-below relative max-h-[322px] overflow-y-auto overscroll-contain"
      >
        {categories.map((each) => (
          <TypesOfCategory
            key={each}
            title={each === category ? each : `${each} (moves the piece)`}
            types={found.filter((type) => type.category === each)}
            current={current}
            onChoose={onChoose}
          />
        ))}
        {found.length === 0 && <p className="type-note text-quiet py-4">No matches. Try another word.</p>}
      </div>
    </div>
  )
}

interface TypesOfCategoryProps {
  readonly title: string
  readonly types: readonly GarmentTypeChoice[]
  readonly current: string | null
  readonly onChoose: (type: GarmentTypeChoice) => void
}

function TypesOfCategory({ title, types, current, onChoose }: TypesOfCategoryProps) {
  if (types.length === 0) return null
  return (
    <section aria-label={title}>
      <h4 className="type-micro text-quiet bg-raised sticky top-0 z-1 pt-3 pb-1">{title}</h4>
      <ul>
        {types.map((type) => (
          <li key={type.id}>
            <button
              type="button"
              aria-pressed={type.id === current}
              onClick={() => onChoose(type)}
              className={classNames(
                'hover:bg-hover flex min-h-11 w-full items-center justify-between gap-3 text-left -outline-offset-2!',
                type.id === current ? 'type-name' : 'type-ui',
              )}
            >
              {capital(type.noun)}
              {type.id === current && <Check aria-hidden size={16} className="stroke-icon mr-2" />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function findTypes(types: readonly GarmentTypeChoice[], words: string): GarmentTypeChoice[] {
  const sought = searchWords(words)
  // 'Jeans' before 'denim skirt', which only has a name with 'jean'.
  const rank = ({ noun }: GarmentTypeChoice) =>
    sought.length > 0 && noun.toLowerCase() === sought.join(' ')
      ? 0
      : sought.every((word) => noun.toLowerCase().includes(word))
        ? 1
        : 2
  return types
    .filter(({ noun, names }) => {
      const text = searchable([noun, ...names].join(' '))
      return sought.every((word) => text.includes(word))
    })
    .toSorted((a, b) => rank(a) - rank(b) || a.noun.localeCompare(b.noun, 'en'))
}
