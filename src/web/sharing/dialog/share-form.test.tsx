// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { MESSAGE_MAX } from '../../../contract/sharing.ts'
import { ShareForm, type ShareDraft } from './share-form.tsx'

const given = givenScreen()

interface Given {
  readonly pageHost?: string | null
  readonly messageError?: string
  readonly isPending?: boolean
  readonly message?: string
  readonly takesFocus?: boolean
}

function showForm({ message = '', ...props }: Given = {}) {
  const calls: string[] = []
  let last: ShareDraft = { platform: 'instagram', message, hasPage: false }
  function Form() {
    const [draft, setDraft] = useState(last)
    last = draft
    return (
      <ShareForm
        pageHost={null}
        messageError={undefined}
        isPending={false}
        takesFocus={false}
        {...props}
        draft={draft}
        onChange={setDraft}
        onCancel={() => calls.push('cancel')}
        onGenerate={() => calls.push('generate')}
      />
    )
  }
  return { ...given.show(<Form />), calls, draft: () => last }
}

test('Generate submits the platform and the message', async () => {
  const { user, getByRole, getByLabelText, calls, draft } = showForm()
  await user.click(getByRole('radio', { name: 'Pinterest' }))
  await user.type(getByLabelText('Personal message (optional)'), 'Sunday walk')
  await user.click(getByRole('button', { name: 'Generate' }))
  expect(draft()).toMatchObject({ platform: 'pinterest', message: 'Sunday walk' })
  expect(calls).toEqual(['generate'])
})

test('Cancel generates nothing', async () => {
  const { user, getByRole, calls } = showForm()
  await user.click(getByRole('button', { name: 'Cancel' }))
  expect(calls).toEqual(['cancel'])
})

test('the button shows that a share is being generated', () => {
  const { getByRole } = showForm({ isPending: true })
  expect(getByRole('button', { name: 'Generating...' }).getAttribute('aria-disabled')).toBe('true')
})

test('the error of a message describes its field', () => {
  const { getByLabelText, getByText } = showForm({ messageError: 'Message is too long.' })
  const field = getByLabelText('Personal message (optional)')
  expect(field.getAttribute('aria-describedby')).toBe(getByText('Message is too long.').id)
})

test('a message near its limit is counted, in characters as a reader counts them', () => {
  const { getByText } = showForm({ message: '👗'.repeat(MESSAGE_MAX - 1) })
  expect(
    getByText(`${(MESSAGE_MAX - 1).toLocaleString('en-US')} of ${MESSAGE_MAX.toLocaleString('en-US')}`),
  ).toBeTruthy()
})

test('a short message is not counted', () => {
  const { queryByText } = showForm({ message: 'Sunday walk' })
  expect(queryByText(/ of /)).toBeNull()
})

test('a public page is offered only by a server that has pages', async () => {
  const without = showForm()
  expect(without.queryByRole('switch')).toBeNull()
  without.unmount()
  const { user, getByRole, draft } = showForm({ pageHost: 'wardrobe.example' })
  await user.click(getByRole('switch', { name: 'Make a public page' }))
  expect(draft().hasPage).toBe(true)
})

test('a form that takes the focus starts at the chosen platform', () => {
  const { getByRole } = showForm({ takesFocus: true })
  expect(document.activeElement).toBe(getByRole('radio', { checked: true }))
})
