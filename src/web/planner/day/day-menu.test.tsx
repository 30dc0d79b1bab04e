// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { dailyOutfit } from '../../../../tests/support/factories/daily-outfit.ts'
import type { DailyOutfit } from '../../../contract/planner/planner.ts'
import { DayMenu, type DayView } from './day-menu.tsx'

const given = givenScreen()

const TODAY = '2026-11-25'

async function openMenu(shownDay: DailyOutfit, others: readonly DailyOutfit[] = []) {
  const calls: string[] = []
  const call = (name: string) => void calls.push(name)
  const changes = {
    isPending: false,
    chooseAgain: () => call('choose again'),
    lock: (isLocked: boolean) => call(`lock ${isLocked}`),
    wear: (isWorn: boolean) => call(`wear ${isWorn}`),
    leaveFree: () => call('leave free'),
    swap: () => call('swap'),
  }
  const move = {
    pickedId: null,
    overId: null,
    swappedIds: [],
    canMove: () => true,
    pickUp: () => call('pick up'),
    step: () => call('step'),
    over: () => call('over'),
    drop: () => call('drop'),
    cancel: () => call('cancel'),
    move: (from: DailyOutfit, to: DailyOutfit) => call(`move ${from.id} to ${to.id}`),
    message: '',
  }
  function Day() {
    const [view, setView] = useState<DayView | null>(null)
    const week = [shownDay, ...others]
    return (
      <DayMenu
        {...{ day: shownDay, week, view, changes, move }}
        today={TODAY}
        onView={setView}
        className=""
      />
    )
  }
  const shown = given.show(<Day />)
  await shown.user.click(shown.getByRole('button', { name: /^More for/ }))
  await shown.findByRole('menu')
  const names = () => shown.queryAllByRole('menuitem').map((item) => item.textContent)
  return { ...shown, calls, names }
}

test("today's outfit can be swapped, chosen again, locked, moved, left free, worn and explained", async () => {
  const { names } = await openMenu(dailyOutfit())
  expect(names()).toEqual([
    'Swap a piece',
    'Choose a new outfit',
    'Lock this day',
    'Move to another day',
    'Leave free',
    'Mark as worn',
    'Why this outfit',
  ])
})

test('a worn day keeps its outfit', async () => {
  const { names } = await openMenu(dailyOutfit({ isWorn: true }))
  expect(names()).toEqual(['Mark as not worn', 'Why this outfit'])
})

test('a locked day can be unlocked and is not chosen again', async () => {
  const { names, calls, user, getByRole } = await openMenu(dailyOutfit({ isLocked: true }))
  expect(names()).not.toContain('Choose a new outfit')
  await user.click(getByRole('menuitem', { name: 'Unlock' }))
  expect(calls).toEqual(['lock false'])
})

test('a day left free only offers an outfit', async () => {
  const { names } = await openMenu(dailyOutfit({ leftOut: 'free', pieces: [], itemIds: [] }))
  expect(names()).toEqual(['Choose an outfit'])
})

test('a future day cannot be marked as worn', async () => {
  const { names } = await openMenu(dailyOutfit({ date: '2026-11-26' }))
  expect(names()).toContain('Leave free')
  expect(names()).not.toContain('Mark as worn')
})

test('an action closes the menu and runs once', async () => {
  const { names, calls, user, getByRole } = await openMenu(dailyOutfit())
  await user.click(getByRole('menuitem', { name: 'Leave free' }))
  expect(calls).toEqual(['leave free'])
  expect(names()).toEqual([])
})

test('an outfit can be moved to each unworn day', async () => {
  const thursday = dailyOutfit({ id: 'thursday', date: '2026-11-26', outfitDescription: 'Wool dress' })
  const friday = dailyOutfit({ id: 'friday', date: '2026-11-27', isWorn: true })
  const { names, calls, user, getByRole } = await openMenu(dailyOutfit(), [thursday, friday])
  await user.click(getByRole('menuitem', { name: 'Move to another day' }))
  expect(names()).toEqual(['Thu 26: Wool dress'])
  await user.click(getByRole('menuitem', { name: 'Thu 26: Wool dress' }))
  expect(calls).toEqual(['move wednesday to thursday'])
})

test('a week of worn days states that there is no day to move to', async () => {
  const { user, getByRole, queryByText } = await openMenu(dailyOutfit(), [
    dailyOutfit({ id: 'thursday', isWorn: true }),
  ])
  await user.click(getByRole('menuitem', { name: 'Move to another day' }))
  expect(queryByText('Every other day is already marked as worn.')).not.toBeNull()
})

test('Escape closes the menu', async () => {
  const { user, names } = await openMenu(dailyOutfit())
  await user.keyboard('{Escape}')
  expect(names()).toEqual([])
})
