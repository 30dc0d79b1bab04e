import { expect, fillNewItem, photoFile, test } from './armadio.ts'

test('the dialog lists all missing fields and removes each message once the field is filled', async ({
  page,
  armadio,
}) => {
  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  await dialog.getByRole('button', { name: 'Add to Closet' }).click()
  for (const message of [
    'Please select an image',
    'Name is required',
    'Category is required',
    'Color is required',
  ])
    await expect(dialog.getByText(message)).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
  await expect(dialog.getByLabel('Photo')).toHaveAccessibleDescription('Please select an image')

  await dialog.getByLabel('Photo').setInputFiles(await photoFile())
  await expect(dialog.getByText('Please select an image')).toBeHidden()
  await dialog.getByLabel('Name').fill('x'.repeat(121))
  await expect(dialog.getByText('Name is longer than 120 characters.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Wool coat')
  await expect(dialog.getByText('Name is longer than 120 characters.')).toBeHidden()
})

test('if only the photo is missing, it gets the focus', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  await fillNewItem(page)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Add to Closet' }).click()
  await expect(dialog.getByLabel('Photo')).toBeFocused()
  await expect(dialog.getByText('Please select an image')).toBeVisible()
})

test('a photo that is too large is rejected before the upload', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20 * 1024 * 1024 + 1) }
  await dialog.getByLabel('Photo').setInputFiles(large)
  await dialog.getByRole('button', { name: 'Add to Closet' }).click()
  await expect(dialog.getByText('This photo is larger than 20 MB.')).toBeVisible()
})

test('a failed save keeps the dialog with its fields and shows the reason in a toast', async ({
  page,
  armadio,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  const html = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>no photo</html>') }
  await dialog.getByLabel('Photo').setInputFiles(html)
  await dialog.getByLabel('Name').fill('Wool coat')
  await dialog.getByLabel('Category').selectOption('Outerwear')
  await dialog.getByLabel('Color').fill('Camel')
  await dialog.getByRole('button', { name: 'Add to Closet' }).click()

  // The dialog says so too, so the toast is sought outside of it.
  const toast = page
    .getByRole('region', { name: /Notifications/, includeHidden: true })
    .getByText("Armadio can't read this file.")
  await expect(toast.first()).toBeVisible()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Wool coat')
  await expect(dialog.getByText('photo.jpg')).toBeVisible()
  expect(complaints.some((text) => text.includes('Failed to add item'))).toBe(true)

  await dialog.getByLabel('Photo').setInputFiles(await photoFile())
  await dialog.getByRole('button', { name: 'Add to Closet' }).click()
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
})

test('a network error is reported', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await page.route('**/api/closet-items', (route) => route.abort())
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  await fillNewItem(page)
  await dialog.getByRole('button', { name: 'Add to Closet' }).click()
  await expect(page.getByText("Couldn't reach the server.").first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add to Closet' })).toBeEnabled()
})
