// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { TodayActions } from './today-actions.tsx'

const given = givenScreen()
const outfit = { name: 'Linen shirt with jeans', pieces: [], occasion: null }

interface OutfitsProps {
  /** Whether another component shows the first outfit, as if it were planned. */
  readonly isFirstPlanned: boolean
}

function Outfits({ isFirstPlanned }: OutfitsProps) {
  const [at, setAt] = useState(0)
  const [hasStepped, setHasStepped] = useState(false)
  const [renders, setRenders] = useState(0)
  const step = (to: number) => {
    setHasStepped(true)
    setAt(to)
  }
  const steps = {
    at,
    isPending: false,
    hasStepped,
    onAnother: () => step(at + 1),
    onBack: () => step(at - 1),
  }
  return (
    <>
      <TodayActions
        key={isFirstPlanned && at === 0 ? 'planned' : 'suggested'}
        {...{ outfit, steps }}
        wear={<span>Outfit {at}</span>}
        isWorn={false}
        isSwapping={false}
        loadSwap={async () => {}}
        onSwapping={() => {}}
      >
        {() => null}
      </TodayActions>
      {/* On hover, so that it does not take the focus. */}
      <button type="button" onMouseEnter={() => setRenders(renders + 1)}>
        Rendered {renders}
      </button>
    </>
  )
}

test.each([false, true])(
  'the focus stays on Another when the way back ends (first outfit planned: %s)',
  async (isFirstPlanned) => {
    const { user, getByRole, getByText } = given.show(<Outfits isFirstPlanned={isFirstPlanned} />)
    const focused = () => document.activeElement?.textContent
    await user.click(getByRole('button', { name: 'Another' }))
    expect(getByText('Outfit 1')).toBeTruthy()
    expect(focused()).toBe('Another')
    await user.click(getByRole('button', { name: 'Back to the outfit before' }))
    expect(getByText('Outfit 0')).toBeTruthy()
    expect(focused()).toBe('Another')
  },
)

test('a later change of the page does not move the focus', async () => {
  const { user, getByRole, getByText } = given.show(<Outfits isFirstPlanned={false} />)
  await user.click(getByRole('button', { name: 'Another' }))
  getByRole('button', { name: 'Another' }).blur()
  await user.hover(getByText('Rendered 0'))
  expect(getByText('Rendered 1')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

test('at the start nothing takes the focus', () => {
  given.show(<Outfits isFirstPlanned={false} />)
  expect(document.activeElement).toBe(document.body)
})
