import { dropFiles, expect, photoFile, test } from './armadio.ts'

test('a user adds the first piece and finds it in the closet', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await expect(page.getByRole('heading', { name: 'My Collection' })).toBeVisible()
  await expect(page.getByText('0 exquisite pieces')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Collection Empty' })).toBeVisible()
  await expect(
    page.getByText('Begin curating your sophisticated wardrobe collection with premium pieces.'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Add First Piece' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  await dialog.getByLabel('Photo').setInputFiles(await photoFile('wrong.jpg'))
  await expect(dialog.getByRole('img', { name: 'Preview of wrong.jpg' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await dialog.getByLabel('Photo').setInputFiles(await photoFile('right.jpg'))
  await expect(dialog.getByRole('img', { name: 'Preview of right.jpg' })).toBeVisible()

  await dialog.getByLabel('Name').fill('Washed cotton T-shirt')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('You have unsaved changes.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Washed cotton T-shirt')
  await dialog.getByLabel('Category').selectOption('Tops')
  await dialog.getByLabel('Color').fill('Brick red')
  await dialog.getByLabel('Size').fill('M')
  await dialog.getByLabel('Style/Occasion').fill('Weekend')
  await dialog.getByLabel('Season').selectOption('All Seasons')
  await dialog.getByRole('button', { name: 'Add to Closet' }).click()

  await expect(dialog).toBeHidden()
  const card = page.getByRole('article', { name: 'Washed cotton T-shirt' })
  await expect(card).toContainText('Brick red')
  await expect(card).toContainText('Tops')
  await expect(page.getByText('1 exquisite pieces')).toBeVisible()
  const photo = card.getByRole('img')
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.reload()
  await expect(card).toBeVisible()
})

test('the dialog shows Adding... while it saves and is empty after a success', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/closet-items', async (route) => {
    await released
    await route.continue()
  })
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await dialog.getByLabel('Photo').setInputFiles(await photoFile())
  await dialog.getByLabel('Name').fill('Wool coat')
  await dialog.getByLabel('Category').selectOption('Outerwear')
  await dialog.getByLabel('Color').fill('Camel')
  await dialog.getByRole('button', { name: 'Add to Closet' }).click()
  await expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled()
  release()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
  await expect(dialog.getByRole('img')).toHaveCount(0)
})

test('a photo may be dropped anywhere or pasted', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  const invitation = page.getByText('Drop a photo to add it')

  expect(await dropFiles(page)).toBe(true)
  await expect(dialog.getByRole('img', { name: 'Preview of dropped.jpg' })).toBeVisible()

  const { buffer } = await photoFile()
  await page.evaluate(
    (photo) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(photo)], 'pasted.jpg', { type: 'image/jpeg' }))
      document.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }))
    },
    [...buffer],
  )
  await expect(dialog.getByRole('img', { name: 'Preview of pasted.jpg' })).toBeVisible()

  // Files dropped next to the picker are ignored, and the browser does not open them.
  expect(await dropFiles(page)).toBe(true)
  await expect(dialog.getByRole('img', { name: 'Preview of pasted.jpg' })).toBeVisible()
  expect(await dropFiles(page, '[role=dialog] label:has([type=file])')).toBe(true)
  await expect(dialog.getByRole('img', { name: 'Preview of dropped.jpg' })).toBeVisible()
  await expect(invitation).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(invitation).toHaveCount(0)
})

test('on a phone the round button opens the dialog', async ({ page, armadio }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Add New Item' }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Item' })).toBeVisible()
})

test.describe('with a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('photos are taken in sequence until the user is done', async ({ page, armadio }) => {
    await page.goto(armadio.address)
    const camera = page.getByLabel('Take photos')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await expect(page.getByText('Take photos')).toBeVisible()
    await camera.setInputFiles(await photoFile('taken.jpg'))
    await expect(page.getByRole('dialog', { name: 'Add 1 piece' })).toBeVisible()
    const again = page.getByLabel('Take another')
    await expect(again).toHaveAttribute('capture', 'environment')
    for (const [at, color] of ['#335577', '#557733'].entries())
      await again.setInputFiles(await photoFile(`taken-${at}.jpg`, color))
    const dialog = page.getByRole('dialog', { name: 'Add 3 pieces' })
    await expect(dialog.getByRole('group')).toHaveCount(6)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog.getByRole('button', { name: 'Add to Closet' })).toBeVisible()
  })
})

test('a piece can be added and deleted by keyboard', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Linen shirt', category: 'Tops', color: 'White' })
  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Add Piece' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Piece' })).toBeFocused()

  await page.getByRole('button', { name: 'Delete Linen shirt' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('0 exquisite pieces')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.keyboard.press('F8')
  // The toast gets the focus first.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Linen shirt' })).toBeVisible()
})
