// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { ChipRadios } from './chip-radios.tsx'
import { PickRadios } from './pick-radios.tsx'

const given = givenScreen()
const options = [
  { value: 'small', text: 'S' },
  { value: 'medium', text: 'M' },
  { value: 'large', text: 'L' },
] as const
type Size = (typeof options)[number]['value']

function Sizes({ start }: { readonly start: Size | null }) {
  const [size, setSize] = useState(start)
  return <ChipRadios label="Size" options={options} value={size} onChange={setSize} />
}

test('chips are one radio group with a name', () => {
  const { getByRole, getAllByRole } = given.show(<Sizes start="small" />)
  expect(getByRole('group', { name: 'Size' })).toBeTruthy()
  const names = new Set(getAllByRole('radio').map((radio) => radio.getAttribute('name')))
  expect(names.size).toBe(1)
})

test('two groups of chips are independent', async () => {
  const { user, getAllByRole } = given.show(
    <>
      <Sizes start="small" />
      <Sizes start="small" />
    </>,
  )
  const large = getAllByRole('radio', { name: 'L' })
  if (large[0]) await user.click(large[0])
  expect(
    getAllByRole('radio', { checked: true }).map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['L', 'S'])
})

test('a press on a chip chooses it in place of the other', async () => {
  const { user, getByRole, getAllByRole } = given.show(<Sizes start="small" />)
  await user.click(getByRole('radio', { name: 'M' }))
  expect(getAllByRole('radio', { checked: true })).toEqual([getByRole('radio', { name: 'M' })])
})

test('arrow keys choose the next chip', async () => {
  const { user, getByRole } = given.show(<Sizes start="small" />)
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(getByRole('radio', { name: 'M', checked: true })).toBe(document.activeElement)
})

test('without a value no chip is chosen', () => {
  const { queryAllByRole } = given.show(<Sizes start={null} />)
  expect(queryAllByRole('radio', { checked: true })).toEqual([])
})

test('a choice of two or three shows its label and reports the choice', async () => {
  const chosen: Size[] = []
  const { user, getByText, getByRole } = given.show(
    <PickRadios label="Size" options={options} value="small" onChange={(size) => chosen.push(size)} />,
  )
  expect(getByText('Size').className).not.toContain('sr-only')
  await user.click(getByRole('radio', { name: 'L' }))
  expect(chosen).toEqual(['large'])
})
