// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { givenScreen } from '../../../../tests/support/browser/given-screen.tsx'
import { RuledField, SelectField, TextField } from './field.tsx'
import { WordsOrListField, type WordsOrChoice } from './words-or-list-field.tsx'

const given = givenScreen()

const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null

test('a field is named by its label', () => {
  const { getByLabelText } = given.show(
    <>
      <TextField label="Name" defaultValue="Wool coat" />
      <SelectField label="Category">
        <option>Tops</option>
      </SelectField>
      <RuledField label="Notes" defaultValue="Warm" />
    </>,
  )
  expect(getByLabelText('Name').tagName).toBe('INPUT')
  expect(getByLabelText('Category').tagName).toBe('SELECT')
  expect(getByLabelText('Notes').tagName).toBe('TEXTAREA')
})

test.each(['Name', 'Category', 'Notes'])(
  'an error of %s describes the field and marks it as invalid',
  (label) => {
    const error = `${label} is required.`
    const { getByLabelText } = given.show(
      <>
        <TextField label="Name" error={error} />
        <SelectField label="Category" error={error} />
        <RuledField label="Notes" error={error} />
      </>,
    )
    const field = getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(field)).toBe(error)
  },
)

test('a field without an error is valid and has no description', () => {
  const { getByLabelText } = given.show(<TextField label="Name" />)
  expect(getByLabelText('Name').getAttribute('aria-invalid')).toBe('false')
  expect(getByLabelText('Name').hasAttribute('aria-describedby')).toBe(false)
})

test('a ruled field has room for its rows from the start', () => {
  const { getByLabelText } = given.show(<RuledField label="Notes" rows={4} />)
  expect(getByLabelText('Notes').style.minHeight).toBe('8rem')
})

function Occasion() {
  const [chosen, setChosen] = useState<WordsOrChoice>({ isOwn: false, value: '' })
  return (
    <>
      <WordsOrListField
        label="Occasion"
        nothing="Choose an occasion"
        placeholder="Such as a picnic"
        maxLength={60}
        error={undefined}
        chosen={chosen}
        onChange={setChosen}
      >
        <option value="work">Work</option>
      </WordsOrListField>
      <output>{`${chosen.isOwn ? 'own' : 'list'}: ${chosen.value}`}</output>
    </>
  )
}

test('a select reports the chosen option', async () => {
  const { user, getByLabelText, getByRole } = given.show(<Occasion />)
  await user.selectOptions(getByLabelText('Occasion'), 'Work')
  expect(getByRole('status').textContent).toBe('list: work')
})

test("'Your own words' turns the list into a focused text field", async () => {
  const { user, getByLabelText, getByRole } = given.show(<Occasion />)
  await user.selectOptions(getByLabelText('Occasion'), 'Your own words...')
  expect(getByLabelText('Occasion')).toBe(document.activeElement)
  await user.keyboard('Picnic')
  expect(getByRole('status').textContent).toBe('own: Picnic')
})

test('going back to the list clears the text and focuses the list', async () => {
  const { user, getByLabelText, getByRole } = given.show(<Occasion />)
  await user.selectOptions(getByLabelText('Occasion'), 'Your own words...')
  await user.keyboard('Picnic')
  await user.click(getByRole('button', { name: 'Back to the list' }))
  expect(getByLabelText('Occasion').tagName).toBe('SELECT')
  expect(getByLabelText('Occasion')).toBe(document.activeElement)
  expect(getByRole('status').textContent).toBe('list: ')
})
