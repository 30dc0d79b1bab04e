// @vitest-environment happy-dom
import { Profiler } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { closetItem } from '../../../../tests/support/factories/closet-item.ts'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import { ClosetGrid } from './closet-grid.tsx'

const given = givenScreen()
afterEach(() => vi.unstubAllGlobals())

const items = Array.from({ length: 12 }, (_none, nth) =>
  closetItem(`Piece ${nth}`, { imageUrl: '/drawings/shirt.svg' }),
)

const noop = () => {}
const selection = {
  ids: null,
  start: noop,
  end: noop,
  toggle: noop,
  extend: noop,
  selectAll: noop,
  selectNone: noop,
}
const busyIds = new Set<string>()

test('each view draws its first eight cards, then the rest', () => {
  const drawn: number[] = []
  const grid = (view: string, shown: readonly ClosetItem[]) => (
    <Profiler id="grid" onRender={() => drawn.push(document.querySelectorAll('li').length)}>
      <ClosetGrid
        items={shown}
        closetSize={items.length}
        view={view}
        density="wide"
        {...{ busyIds, selection }}
        onRemove={noop}
      />
    </Profiler>
  )
  const { rerender } = given.show(grid('all', items))
  expect(drawn).toEqual([8, 12])
  rerender(grid('tops', items.slice(1)))
  expect(drawn.slice(2)).toEqual([8, 11])
  rerender(grid('tops', items.slice(2)))
  expect(drawn.slice(4)).toEqual([10])
})

test.each([true, false])(
  'cards have tools if the pointer can hover (%s), and always open their piece',
  (canHover) => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query === '(hover: hover)' && canHover }),
    )
    const { getByRole, queryByRole } = given.show(
      <ClosetGrid
        items={items.slice(0, 1)}
        closetSize={1}
        view="all"
        density="wide"
        {...{ busyIds, selection }}
        onRemove={noop}
      />,
    )
    expect(getByRole('link', { name: 'Piece 0' }).getAttribute('href')).toContain('Piece')
    expect(queryByRole('button', { name: 'Delete Piece 0' }) !== null).toBe(canHover)
  },
)
