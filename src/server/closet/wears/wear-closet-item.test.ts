import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'

// The test clock is set to noon UTC on 2026-11-23.
const TODAY = '2026-11-23'

describeOnEachDatabase('wearing a piece', (database) => {
  const given = givenApp(database)
  const wear = (id: string, wornDate: string) =>
    given.send('POST', `/api/closet-items/${id}/wears`, { body: { wornDate } })
  const undo = (id: string, wornDate: string) =>
    given.send('DELETE', `/api/closet-items/${id}/wears/${wornDate}`)
  const change = (id: string, body: object) => given.send('PATCH', `/api/closet-items/${id}`, { body })
  const wears = async (id: string) =>
    (await given.get(`/api/closet-items/${id}/wears`))
      .json()
      .map((each: { wornDate: string }) => each.wornDate)
  const read = async (id: string) => (await given.get(`/api/closet-items/${id}`)).json()

  test('today increases the count and sets the day; undo restores both', async () => {
    const before = await given.closetItem()
    const response = await wear(before.id, TODAY)
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ wearCount: 1, lastWornDate: TODAY })
    expect(await wears(before.id)).toEqual([TODAY])

    expect((await undo(before.id, TODAY)).statusCode).toBe(204)
    expect(await read(before.id)).toEqual(before)
    expect(await wears(before.id)).toEqual([])
  })

  test('twice on a day counts once, and undo is idempotent', async () => {
    const { id } = await given.closetItem()
    await change(id, { wearCount: 5 })
    await wear(id, TODAY)
    await wear(id, TODAY)
    expect((await read(id)).wearCount).toBe(6)
    await undo(id, TODAY)
    await undo(id, TODAY)
    expect(await read(id)).toMatchObject({ wearCount: 5, lastWornDate: null })
  })

  test('on an earlier day keeps the last day', async () => {
    const { id } = await given.closetItem()
    await wear(id, '2026-11-20')
    await wear(id, '2026-11-02')
    expect(await read(id)).toMatchObject({ wearCount: 2, lastWornDate: '2026-11-20' })
    expect(await wears(id)).toEqual(['2026-11-20', '2026-11-02'])
  })

  test('keeps earlier wears: undo returns to the day that the user entered', async () => {
    const { id } = await given.closetItem()
    await change(id, { wearCount: 30, lastWornDate: '2026-11-07' })
    await wear(id, TODAY)
    expect(await read(id)).toMatchObject({ wearCount: 31, lastWornDate: TODAY })
    await undo(id, TODAY)
    expect(await read(id)).toMatchObject({ wearCount: 30, lastWornDate: '2026-11-07' })
  })

  test('rejects a count below the recorded days, or an earlier last day, and changes nothing', async () => {
    const { id } = await given.closetItem()
    await wear(id, '2026-11-20')
    await wear(id, TODAY)
    for (const [body, field] of [
      [{ wearCount: 1 }, 'wearCount'],
      [{ lastWornDate: '2026-11-22' }, 'lastWornDate'],
      [{ lastWornDate: null }, 'lastWornDate'],
    ] as const) {
      const response = await change(id, { name: 'Changed', ...body })
      expect(response.statusCode).toBe(400)
      expect(Object.keys(response.json().fields)).toEqual([field])
    }
    expect(await read(id)).toMatchObject({ name: 'Linen shirt', wearCount: 2, lastWornDate: TODAY })
  })

  test('rejects tomorrow, unless it is today somewhere on Earth', async () => {
    const { id } = await given.closetItem()
    expect((await wear(id, '2026-11-24')).statusCode).toBe(201)
    const response = await wear(id, '2026-11-25')
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      { wornDate: 'Choose today or an earlier day.' },
    ])
  })

  test.each(['2026-02-30', 'yesterday', '', '../x'])('rejects the day %j', async (day) => {
    const { id } = await given.closetItem()
    expect((await wear(id, day)).statusCode).toBe(400)
  })

  test('of a missing piece is a 404, in each endpoint', async () => {
    const id = '01900000-0000-7000-8000-00000000dead'
    const responses = [
      await wear(id, TODAY),
      await undo(id, TODAY),
      await given.get(`/api/closet-items/${id}/wears`),
    ]
    expect(responses.map((response) => response.statusCode)).toEqual([404, 404, 404])
  })

  test('counts ten concurrent requests once', async () => {
    const { id } = await given.closetItem()
    await Promise.all(Array.from({ length: 10 }, () => wear(id, TODAY)))
    expect((await read(id)).wearCount).toBe(1)
  })

  test('after any sequence of wears and undos, the count is the initial count plus the remaining days', async () => {
    const day = fc.integer({ min: 1, max: 23 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`)
    const steps = fc.array(fc.record({ day, isWorn: fc.boolean() }), { maxLength: 12 })
    const { id } = await given.closetItem()
    await change(id, { wearCount: 7 })
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const expected = new Set<string>()
        for (const step of taken) {
          await (step.isWorn ? wear : undo)(id, step.day)
          if (step.isWorn) expected.add(step.day)
          else expected.delete(step.day)
        }
        expect(await read(id)).toMatchObject({
          wearCount: 7 + expected.size,
          lastWornDate: [...expected].toSorted().at(-1) ?? null,
        })
        for (const left of expected) await undo(id, left)
      }),
      { numRuns: 12 },
    )
  })
})
