import type { Page } from '@playwright/test'
import { expect, photoFile, test } from './armadio.ts'
import { holdScript } from './hold-script.ts'
import { findings } from './axe-findings.ts'

type PhotoFile = Awaited<ReturnType<typeof photoFile>>

const notAPhoto = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>no photo</html>') }

/** Returns photos of different colors. Their names do not describe them. */
function photos(count: number, first = 1): Promise<PhotoFile[]> {
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      photoFile(`IMG_${first + at}.jpg`, `hsl(${(first + at) * 23} 40% 45%)`),
    ),
  )
}

/** Drops files on the page, or pastes them. */
async function dropOrPaste(
  page: Page,
  files: readonly PhotoFile[],
  how: 'drop' | 'paste' = 'drop',
): Promise<void> {
  const transferred = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }))
  await page.evaluate(
    ({ all, isPasted }) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, bytes } of all)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      const init = { bubbles: true, cancelable: true }
      if (isPasted) document.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: transfer }))
      else document.body.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: transfer }))
    },
    { all: transferred, isPasted: how === 'paste' },
  )
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Add (\d+ )?pieces?$/ })
const rowOf = (page: Page, fileName: string) => dialogOf(page).getByRole('group', { name: fileName })
const summaryOf = (page: Page) => dialogOf(page).getByRole('status')

async function describe(page: Page, fileName: string, name: string): Promise<void> {
  const row = rowOf(page, fileName)
  await row.getByLabel('Name').fill(name)
  // Waits until the photo is read. Without a suggested category there are buttons, with one there is a field.
  await expect(row.locator('..')).not.toHaveAttribute('data-state', /waiting|sending|looking/)
  await row.getByRole('radio', { name: 'Tops' }).or(row.getByLabel('Category')).waitFor()
  if (await row.getByLabel('Category').isVisible()) await row.getByLabel('Category').selectOption('Tops')
  else await row.getByRole('radio', { name: 'Tops' }).check()
  await row.getByLabel('Color').fill('Red')
}

test('ten photos dropped at once become ten pieces', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  const files = await photos(10)
  await dropOrPaste(page, files)
  await expect(page.getByRole('dialog', { name: 'Add 10 pieces' })).toBeVisible()
  for (const [at, { name }] of files.entries()) await describe(page, name, `Piece ${at + 1}`)
  await expect(summaryOf(page)).toHaveText('10 ready')
  await page.getByRole('button', { name: 'Add 10 to Closet' }).click()
  await expect(page.getByText('Items Added Successfully!').first()).toBeVisible()
  await expect(page.getByText('10 pieces have been added to your closet').first()).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByText('10 exquisite pieces')).toBeVisible()
  await expect(page.getByText(/waiting$/)).toHaveCount(0)
})

test('photos dropped before the script has loaded are added once it has', async ({ page, armadio }) => {
  const release = await holdScript(page)
  await page.goto(armadio.address, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeVisible()
  await dropOrPaste(page, await photos(2))
  release()
  await expect(page.getByRole('dialog', { name: 'Add 2 pieces' })).toBeVisible()
})

test('names and categories come from the files, and the pieces keep their order', async ({
  page,
  armadio,
}) => {
  await page.goto(armadio.address)
  await dropOrPaste(page, [
    await photoFile('jeans.jpg', '#1d2f5c'),
    await photoFile('wool_coat.jpg', '#7a1f2b'),
  ])
  await expect(summaryOf(page)).toHaveText('2 ready')
  await expect(rowOf(page, 'wool_coat.jpg').getByLabel('Name')).toHaveValue('Wool coat')
  await expect(rowOf(page, 'wool_coat.jpg').getByLabel('Category')).toHaveValue('Outerwear')
  await expect(rowOf(page, 'jeans.jpg').getByLabel('Category')).toHaveValue('Bottoms')
  await page.getByRole('button', { name: 'Add 2 to Closet' }).click()
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Jeans' })).toBeVisible()
})

test('a failed photo stays with its reason and does not affect the others', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  const [one, two] = await photos(2)
  await dropOrPaste(
    page,
    [one, notAPhoto, two].filter((file) => file !== undefined),
  )
  await describe(page, 'IMG_1.jpg', 'One')
  await describe(page, 'IMG_2.jpg', 'Two')
  await expect(summaryOf(page)).toHaveText('2 ready, 1 failed')
  const bad = rowOf(page, 'letter.jpg')
  await expect(bad.getByText("Armadio can't read this file.")).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 to Closet' }).click()
  await expect(page.getByRole('dialog', { name: 'Add 1 piece' })).toBeVisible()
  await expect(summaryOf(page)).toHaveText('2 added, 1 failed')
  await expect(dialogOf(page).getByRole('list', { name: 'Photos' })).toBeFocused()

  await bad.getByLabel('Choose another for letter.jpg').setInputFiles(await photoFile('IMG_3.jpg', '#335577'))
  await describe(page, 'IMG_3.jpg', 'Three')
  await page.getByRole('button', { name: 'Add 1 to Closet' }).click()
  await expect(page.getByText('3 pieces have been added to your closet').first()).toBeVisible()
  await expect(page.getByText('3 exquisite pieces')).toBeVisible()
})

test('a rejected piece keeps its fields and can be retried', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  const keys: (string | undefined)[] = []
  await page.route('**/api/closet-items/from-photo', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length === 1 ? route.fulfill({ status: 502, body: 'a proxy speaks' }) : route.continue()
  })
  await dropOrPaste(page, await photos(2))
  await describe(page, 'IMG_1.jpg', 'One')
  await page.getByRole('button', { name: 'Add 1 to Closet' }).click()
  const row = rowOf(page, 'IMG_1.jpg')
  await expect(row.getByText('The server answered with status 502.')).toBeVisible()
  await expect(row.getByLabel('Name')).toHaveValue('One')
  await row.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Add 1 piece' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article', { name: 'One' })).toBeVisible()
  expect(keys[0]).toMatch(/^[0-9a-f]{32}\.\d+$/)
  expect(keys[1]).toBe(keys[0])
})

test('a duplicate photo is detected, in the same drop and in the closet', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  const [one, two] = await photos(2)
  if (!one || !two) throw new Error('two photos were made')
  await dropOrPaste(page, [one, { ...one, name: 'copy.jpg' }, two])
  await describe(page, 'IMG_1.jpg', 'One')
  await expect(rowOf(page, 'copy.jpg').getByText('The same photo as IMG_1.jpg')).toBeVisible()
  await expect(summaryOf(page)).toHaveText('1 ready, 1 to check, 1 already there')
  await page.getByRole('button', { name: 'Add 1 to Closet' }).click()
  await expect(page.getByRole('dialog', { name: 'Add 2 pieces' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove copy.jpg' }).click()
  await expect(page.getByRole('button', { name: 'Remove IMG_2.jpg' })).toBeFocused()

  await dropOrPaste(page, [{ ...one, name: 'again.jpg' }])
  const again = rowOf(page, 'again.jpg')
  await expect(again.getByText('Already in your closet: One')).toBeVisible()
  await describe(page, 'again.jpg', 'One again')
  await expect(page.getByRole('button', { name: 'Add to Closet' })).toBeDisabled()
  await again.getByRole('button', { name: 'Add anyway' }).click()
  await page.getByRole('button', { name: 'Add 1 to Closet' }).click()
  await expect(page.getByRole('dialog', { name: 'Add 1 piece' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 exquisite pieces')).toBeVisible()
})

test('photos wait while offline and continue automatically', async ({ page, context, armadio }) => {
  await page.goto(armadio.address)
  await dropOrPaste(page, await photos(2))
  await expect(summaryOf(page)).toHaveText('2 to check')
  await context.setOffline(true)
  await dropOrPaste(page, await photos(5, 3))
  await expect(dialogOf(page).getByText("You're offline.").first()).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(summaryOf(page)).toHaveText('7 to check')
})

test('a click retries after an outage of the server, and adds nothing twice', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await dropOrPaste(page, await photos(2))
  for (const [file, name] of [
    ['IMG_1.jpg', 'One'],
    ['IMG_2.jpg', 'Two'],
  ] as const)
    await describe(page, file, name)
  // The server handles the request, but its response is lost.
  let isResponseLost = true
  await page.route('**/api/closet-items/from-photo', async (route) => {
    if (!isResponseLost) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Add 2 to Closet' }).click()
  await expect(summaryOf(page)).toHaveText('2 failed')
  isResponseLost = false
  await dialogOf(page).getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('2 pieces have been added to your closet').first()).toBeVisible()
  await expect(page.getByText('2 exquisite pieces')).toBeVisible()
})

test('the queue survives a reload with its fields and continues', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await dropOrPaste(page, await photos(3))
  await rowOf(page, 'IMG_2.jpg').getByLabel('Name').fill('Second')
  await expect(summaryOf(page)).toHaveText('3 to check')
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('3 photos are waiting').first()).toBeVisible()
  await expect(page.getByText('Finish under Traditional Upload anytime.').first()).toBeVisible()

  await page.reload()
  const card = page.getByRole('region', { name: 'Traditional Upload' })
  await expect(card.getByText('3 photos are waiting')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await card.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Add 3 pieces' })).toBeVisible()
  await expect(rowOf(page, 'IMG_2.jpg').getByLabel('Name')).toHaveValue('Second')
  await describe(page, 'IMG_1.jpg', 'First')
  await describe(page, 'IMG_2.jpg', 'Second')
  await describe(page, 'IMG_3.jpg', 'Third')
  await page.getByRole('button', { name: 'Add 3 to Closet' }).click()
  await expect(page.getByText('3 exquisite pieces')).toBeVisible()
  expect(sent).not.toContain('/api/closet-photos')
  await page.reload()
  await expect(page.getByText('3 exquisite pieces')).toBeVisible()
  await expect(card.getByText(/waiting$/)).toHaveCount(0)
})

test('closing the page during uploads loses no photo', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/closet-photos', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  await dropOrPaste(page, await photos(4))
  await rowOf(page, 'IMG_1.jpg').getByLabel('Name').fill('One')
  await expect(summaryOf(page)).toHaveText('4 uploading')
  await page.reload()
  release()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(summaryOf(page)).toHaveText('4 to check')
  await expect(rowOf(page, 'IMG_1.jpg').getByLabel('Name')).toHaveValue('One')
})

test('queued photos can be discarded and restored', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await dropOrPaste(page, await photos(2))
  await expect(summaryOf(page)).toHaveText('2 to check')
  await page.keyboard.press('Escape')
  const card = page.getByRole('region', { name: 'Traditional Upload' })
  await page.reload()
  await card.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('2 photos discarded').first()).toBeVisible()
  await expect(card.getByText(/waiting$/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: 'Continue' }).click()
  await expect(summaryOf(page)).toHaveText('2 to check')
})

test('a photo that the server has purged is uploaded again automatically', async ({ page, armadio }) => {
  const ids: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/api/closet-photos')) ids.push((await answer.json()).id)
  })
  await page.goto(armadio.address)
  await dropOrPaste(page, await photos(2))
  await describe(page, 'IMG_1.jpg', 'One')
  await describe(page, 'IMG_2.jpg', 'Two')
  await expect(summaryOf(page)).toHaveText('2 ready')
  await expect.poll(() => ids.length).toBe(2)
  for (const id of ids) await page.request.delete(`${armadio.address}/api/closet-photos/${id}`)
  await page.getByRole('button', { name: 'Add 2 to Closet' }).click()
  await expect(page.getByText('2 exquisite pieces')).toBeVisible()
})

test('many photos can be added in a browser without storage', async ({ page, armadio }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'indexedDB'))
  await page.goto(armadio.address)
  expect(await page.evaluate(() => typeof indexedDB)).toBe('undefined')
  await dropOrPaste(page, await photos(2))
  await describe(page, 'IMG_1.jpg', 'One')
  await page.getByRole('button', { name: 'Add 1 to Closet' }).click()
  await expect(page.getByRole('dialog', { name: 'Add 1 piece' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    page.getByText('1 added to your closet. Finish under Traditional Upload before').first(),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 exquisite pieces')).toBeVisible()
  await expect(page.getByText(/waiting$/)).toHaveCount(0)
})

test('several photos can be pasted, or chosen in the form, which keeps its fields', async ({
  page,
  armadio,
}) => {
  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Item' })
  await form.getByLabel('Name').fill('Mine')
  await form.getByLabel('Size').fill('M')
  await form.getByLabel('Photo').setInputFiles(await photos(2))
  await expect(page.getByRole('dialog', { name: 'Add 2 pieces' })).toBeVisible()
  await dropOrPaste(page, await photos(2, 3), 'paste')
  await expect(page.getByRole('dialog', { name: 'Add 4 pieces' })).toBeVisible()
  await dialogOf(page)
    .getByLabel('Add more photos')
    .setInputFiles(await photos(1, 5))
  await expect(page.getByRole('dialog', { name: 'Add 5 pieces' })).toBeVisible()
  await expect(rowOf(page, 'IMG_1.jpg').getByLabel('Name')).toHaveValue('Mine')
  await describe(page, 'IMG_1.jpg', 'Mine')
  await page.getByRole('button', { name: 'Add 1 to Closet' }).click()
  await expect(page.getByRole('dialog', { name: 'Add 4 pieces' })).toBeVisible()
  const [piece] = await (await fetch(`${armadio.address}/api/closet-items`)).json()
  expect(piece).toMatchObject({ name: 'Mine', size: 'M' })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('many photos fit, are easy to press, and axe finds nothing', async ({ page, armadio }) => {
    await page.goto(armadio.address)
    const [one, two] = await photos(2)
    if (!one || !two) throw new Error('two photos were made')
    await dropOrPaste(page, [one, two, { ...one, name: 'copy.jpg' }, notAPhoto])
    await describe(page, 'IMG_1.jpg', 'One')
    await expect(summaryOf(page)).toHaveText('1 ready, 1 to check, 1 already there, 1 failed')
    expect(await findings(page)).toEqual([])
    const dialog = dialogOf(page)
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    for (const control of await dialog.locator('button:visible, label:has([type=file]):visible').all()) {
      const box = await control.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})
