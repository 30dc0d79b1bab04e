import { expect, test } from 'vitest'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { StyleAdvice } from '../../../contract/stylist/stylist.ts'
import { InfluencerOutfit, InfluencerProfile } from '../../../contract/stylist/influencer.ts'

describeOnEachDatabase('advice and influencers', (database) => {
  const given = givenApp(database)
  const post = (url: string, body: object) => given.send('POST', url, { body })
  const advise = (body: object) => post('/api/general-style-advice', body)
  const analyze = (body: object) => post('/api/influencer-style-analysis', body)
  const dress = (body: object) => post('/api/influencer-outfit', body)

  test('advice for an event has a recommendation, pieces to look for and tips', async () => {
    const response = await advise({
      eventDescription: 'A rooftop dinner in July, 30 degrees, walking there',
      stylePreference: 'Minimalist',
      season: 'all',
    })
    expect(response.statusCode).toBe(200)
    const { recommendation, whatToLookFor, proTips, curatedBy } = StyleAdvice.parse(response.json().result)
    expect(curatedBy).toBe('rules')
    for (const text of [recommendation, ...whatToLookFor, ...proTips]) expect(text).toMatch(/\p{L}{3}/u)
    expect(Math.min(whatToLookFor.length, proTips.length)).toBeGreaterThan(0)
  })

  test('a name gets a profile under the name as typed, with its basis', async () => {
    for (const influencerName of ['Audrey Hepburn', 'Nobody Whom Anyone Knows', '<b>x</b>', '👗 girl']) {
      const response = await analyze({ influencerName: `  ${influencerName} ` })
      expect(response.statusCode).toBe(200)
      const profile = InfluencerProfile.parse(response.json())
      expect(profile).toMatchObject({ influencerName, curatedBy: 'rules' })
      expect(profile.basedOn).toMatch(/\p{L}{3}/u)
    }
  })

  test('a name without notes gets the chosen archetype, and an unknown archetype is rejected', async () => {
    const influencerName = 'Nobody Whom Anyone Knows'
    const offered = InfluencerProfile.parse((await analyze({ influencerName })).json())
    expect(offered.basedOn).toContain('no notes on Nobody Whom Anyone Knows')
    expect(offered.archetypes?.length).toBeGreaterThanOrEqual(8)
    const archetype = offered.archetypes?.[3]?.id
    const chosen = InfluencerProfile.parse((await analyze({ influencerName, archetype })).json())
    expect(chosen).toMatchObject({ influencerName, archetype, curatedBy: 'rules' })
    expect(chosen.wardrobe_staples).not.toEqual(offered.wardrobe_staples)
    for (const wrong of ['zorble', 7, ['rock']]) {
      const response = await analyze({ influencerName, archetype: wrong })
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['archetype']])
    }
  })

  test('a profile that the client sends back makes an outfit for an occasion', async () => {
    const profile = (await analyze({ influencerName: 'Audrey Hepburn' })).json()
    const response = await dress({ styleProfile: profile, occasion: 'Brunch', closetItems: [] })
    expect(response.statusCode).toBe(200)
    expect(InfluencerOutfit.parse(response.json())).toMatchObject({ curatedBy: 'rules' })
  })

  test('a profile with only a name is accepted, and unknown fields are ignored', async () => {
    const styleProfile = { influencerName: 'Somebody', more: { deep: [{}] } }
    for (const closetItems of [[], [null, 7, { id: {} }, ['x']], undefined])
      expect((await dress({ styleProfile, occasion: 'Brunch', closetItems })).statusCode).toBe(200)
  })

  test('an invalid event, style or season is rejected by its field', async () => {
    const rejected: [string, object, string][] = [
      ['no event', { eventDescription: '  ' }, 'eventDescription'],
      ['an event that is no text', { eventDescription: { a: 1 } }, 'eventDescription'],
      ['an event without end', { eventDescription: 'a'.repeat(2001) }, 'eventDescription'],
      ['an event with NUL', { eventDescription: 'din\u0000ner' }, 'eventDescription'],
      ['no style', { stylePreference: undefined }, 'stylePreference'],
      ['a list of seasons', { season: ['summer'] }, 'season'],
    ]
    for (const [what, body, field] of rejected) {
      const response = await advise({ eventDescription: 'Dinner', stylePreference: 'classic', ...body })
      expect([what, response.statusCode, Object.keys(response.json().fields)]).toEqual([what, 400, [field]])
    }
    for (const body of [
      {},
      { influencerName: '' },
      { influencerName: ' \u200B ' },
      { influencerName: ['x'] },
      [],
    ])
      expect((await analyze(body)).statusCode).toBe(400)
  })

  test('an invalid profile or occasion is rejected', async () => {
    const styleProfile = { influencerName: 'Somebody' }
    const rejected: [string, object][] = [
      ['no profile', { styleProfile: undefined }],
      ['a list for a profile', { styleProfile: [styleProfile] }],
      ['a text for a profile', { styleProfile: 'Somebody' }],
      ['a profile of nobody', { styleProfile: {} }],
      ['a palette that is no list', { styleProfile: { ...styleProfile, signature_color_palette: 'red' } }],
      ['a list of 41', { styleProfile: { ...styleProfile, styling_tricks: Array(41).fill('x') } }],
      ['a text without end', { styleProfile: { ...styleProfile, aesthetic_description: 'a'.repeat(4001) } }],
      ['a blank occasion', { occasion: ' ' }],
      ['an occasion that is no text', { occasion: 7 }],
      ['closet items that are no list', { closetItems: 'all' }],
      ['2,001 closet items', { closetItems: Array(2001).fill(null) }],
    ]
    for (const [what, body] of rejected) {
      const response = await dress({ styleProfile, occasion: 'Brunch', ...body })
      expect([what, response.statusCode, response.json().code]).toEqual([what, 400, 'invalid_request'])
      expect(response.json().message).toMatch(/^(?!Invalid|Too big).*(\.| is required)$/)
    }
  })

  test('a profile with empty or missing fields besides the name is accepted', async () => {
    const lists = { signature_color_palette: null, key_silhouettes: '', styling_tricks: [] }
    const styleProfile = { influencerName: 'Somebody', aesthetic_description: null, ...lists }
    const response = await dress({ styleProfile, occasion: 'Brunch', closetItems: null, by: null })
    expect(response.statusCode, response.body).toBe(200)
  })

  test('a profile with a depth of 50,000 is rejected or ignored', async () => {
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
    const responses = await Promise.all(
      ['key_silhouettes', 'more'].map((field) =>
        given.send('POST', '/api/influencer-outfit', {
          headers: { 'content-type': 'application/json' },
          body: `{"styleProfile":{"influencerName":"Somebody","${field}":[${deep}]},"occasion":"Brunch"}`,
        }),
      ),
    )
    expect(responses.map((response) => response.statusCode)).toEqual([400, 200])
  })
})
