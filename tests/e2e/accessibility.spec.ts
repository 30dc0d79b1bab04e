import { expect, fillNewItem, openWithoutData, test } from './armadio.ts'
import { findings } from './axe-findings.ts'

const sizes = [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
]

for (const viewport of sizes)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('axe finds nothing on any page', async ({ page, armadio }) => {
      await page.goto(armadio.address)
      expect(await findings(page)).toEqual([])
      await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
      const paths = [
        '/',
        '/?color=green',
        '/?shelf=archive',
        '/?tab=curation',
        // A filter reduces the cards to a few.
        '/?tab=trending&category=casual&season=winter',
        '/?tab=marketplace',
      ]
      for (const path of [...paths, '/outfit-planner', '/enhanced-features', '/nope']) {
        await page.goto(armadio.address + path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await findings(page), path).toEqual([])
      }
    })

    test('axe finds nothing in dialogs and toasts', async ({ page, armadio }) => {
      await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
      await page.goto(armadio.address)
      await page.getByRole('button', { name: 'Upload Photo' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Add to Closet' }).click()
      await expect(dialog.getByText('Name is required')).toBeVisible()
      expect(await findings(page)).toEqual([])
      await fillNewItem(page)
      await expect(dialog.getByRole('img', { name: /^Preview/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog.getByText('You have unsaved changes.')).toBeVisible()
      expect(await findings(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Discard changes' }).click()

      await page.getByRole('button', { name: /^Settings/ }).click()
      await expect(dialog).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')

      await page.goto(`${armadio.address}/?piece=nothing`)
      await expect(dialog).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')

      await page.getByRole('article', { name: 'Wool coat' }).hover()
      await page.getByRole('link', { name: 'Open Wool coat' }).click()
      await expect(dialog).toHaveAccessibleName('Wool coat')
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')

      await page.route('**/api/closet-items/*', (route) => route.abort())
      await page.getByRole('article', { name: 'Wool coat' }).hover()
      await page.getByRole('button', { name: 'Delete Wool coat' }).click()
      await expect(page.getByText("Couldn't delete the piece").first()).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Delete Wool coat' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      expect(await findings(page)).toEqual([])
    })

    test('axe finds nothing in samples, and while several of them are selected', async ({
      page,
      armadio,
    }) => {
      await page.goto(armadio.address)
      await page.getByRole('button', { name: 'Try it with sample pieces' }).click()
      await expect(page.getByText('24 pieces are samples')).toBeVisible()
      expect(await findings(page)).toEqual([])

      await page.getByRole('button', { name: 'Select', exact: true }).click()
      const checks = page.getByRole('checkbox')
      for (const at of [0, 2]) await checks.nth(at).check()
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: 'In the wash' }).click()
      await expect(page.getByRole('article').first()).toContainText('In the wash')
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Clear Size' }).click()
      expect(await findings(page)).toEqual([])
    })

    test('axe finds nothing while several are archived, and in the archive', async ({ page, armadio }) => {
      await fetch(`${armadio.address}/api/sample-wardrobe`, { method: 'POST' })
      await page.goto(armadio.address)
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      const checks = page.getByRole('checkbox')
      for (const at of [0, 2]) await checks.nth(at).check()
      const dialog = page.getByRole('dialog')
      await page.getByRole('button', { name: 'Archive', exact: true }).click()
      await expect(dialog).toHaveAccessibleName('Archive 2 pieces')
      expect(await findings(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Archive' }).click()

      await page.getByRole('link', { name: /^Archive/ }).click()
      await expect(page.getByRole('article')).toHaveCount(2)
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      await checks.first().check()
      expect(await findings(page)).toEqual([])
    })

    test('axe finds nothing in an outfit, its occasions and its swaps', async ({ page, armadio }) => {
      await fetch(`${armadio.address}/api/sample-wardrobe`, { method: 'POST' })
      await page.goto(`${armadio.address}/?tab=curation`)
      await page.getByRole('radio', { name: /trench coat/i }).check()
      await page.getByLabel('Style preference').selectOption('classic')
      await page.getByRole('button', { name: /^Occasion/ }).click()
      expect(await findings(page)).toEqual([])
      await page.getByRole('option', { name: 'Art Gallery' }).click()
      await page.getByRole('button', { name: 'Curate Outfit' }).click()
      await expect(page.getByRole('heading', { name: 'Recommended pieces' })).toBeVisible()
      await page.getByRole('button', { name: /^Lock/ }).first().click()
      await page.getByRole('button', { name: 'Shuffle' }).click()
      await expect(page.getByRole('button', { name: 'Forward', exact: true })).toBeDisabled()
      expect(await findings(page)).toEqual([])
      await page.getByRole('button', { name: /^Swap/ }).first().click()
      await expect(page.getByRole('button', { name: /^Wear/ }).first()).toBeVisible()
      expect(await findings(page)).toEqual([])
    })

    test('axe finds nothing in advice, and in a profile with its outfit', async ({ page, armadio }) => {
      await page.goto(`${armadio.address}/?tab=curation&style=general`)
      await page.getByLabel('Event description').fill('A garden wedding in September')
      await page.getByLabel('Style preference').selectOption('classic')
      await page.getByRole('button', { name: 'Get Style Advice' }).click()
      await expect(page.getByRole('heading', { name: 'Pro Tips' })).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.goto(`${armadio.address}/?tab=curation&style=influencer`)
      await page.getByLabel('Influencer name').fill('Jane Birkin')
      await page.getByRole('button', { name: 'Analyze Style' }).click()
      await page.getByLabel('Occasion').fill('Saturday lunch')
      await page.getByRole('button', { name: 'Create Outfit' }).click()
      await expect(page.getByRole('heading', { name: 'Shopping list' })).toBeVisible()
      expect(await findings(page)).toEqual([])
      // A profile survives a reload, and folds the form on a phone.
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(`${armadio.address}/?tab=curation&style=influencer`)
      await page.getByLabel('Influencer name').fill('Somebody Nobody Knows')
      await page.getByRole('button', { name: 'Analyze Style' }).click()
      await expect(page.getByRole('heading', { name: /^No notes on/ })).toBeVisible()
      expect(await findings(page)).toEqual([])
    })

    test('axe finds nothing while pieces load, and after they or a page fail to load', async ({
      page,
      armadio,
    }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/api/closet-items', async (route) => {
        await released
        await route.abort()
      })
      await openWithoutData(page, `${armadio.address}/?piece=nothing`)
      await expect(page.getByRole('dialog')).toHaveAccessibleName('Loading your piece')
      expect(await findings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByTestId('skeleton-card')).toHaveCount(12)
      expect(await findings(page)).toEqual([])
      release()
      await expect(page.getByRole('heading', { name: "Couldn't load your collection" })).toBeVisible()
      expect(await findings(page)).toEqual([])

      await page.route(/assets\/planner-page/, (route) => route.abort())
      await page.getByRole('link', { name: /Weekly Planner/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Couldn't open this page")
      expect(await findings(page)).toEqual([])
    })
  })
