import { describe, expect, test } from 'vitest'
import { asNives, givenAppOfTwo, NIVES } from '../../../tests/support/given-app-of-two.ts'
import { describeOnEachDatabase } from '../../../tests/support/test-database.ts'
import { nothingSaid, UserProfile } from '../../contract/user-profile.ts'
import { newId } from '../db/new-id.ts'
import { PERSONAL_USER_ID } from './personal-user.ts'
import { readWearer } from './profile-store.ts'

describeOnEachDatabase('the profile of the user', (database) => {
  const given = givenAppOfTwo(database)
  const answer = (headers?: Record<string, string>) => given.get('/api/user-profile', headers)
  const read = async (headers?: Record<string, string>) => UserProfile.parse((await answer(headers)).json())
  const change = (body: string | object, headers: Record<string, string> = {}) =>
    given.send('PATCH', '/api/user-profile', { body, headers })
  const skip = () => given.send('POST', '/api/user-profile/skip')
  const wearer = () => readWearer(database.db(), { id: PERSONAL_USER_ID })

  test('says nothing until something is said, and has every field of the specification', async () => {
    expect((await answer()).json()).toEqual({
      id: null,
      userId: PERSONAL_USER_ID,
      bio: null,
      location: null,
      stylePersonality: null,
      favoriteColors: null,
      sizeMeasurements: null,
      socialLinks: null,
      isPublic: false,
      followersCount: 0,
      followingCount: 0,
      createdAt: null,
      about: nothingSaid,
      isAsked: false,
      removesBackgrounds: true,
    })
    expect(await wearer()).toEqual({ ...nothingSaid, favoriteColors: [] })
  })

  test('keeps what is said and leaves the rest as it was', async () => {
    await change({ about: { wears: 'menswear', neverColors: ['Red', 'red', 'orange'] } })
    const said = await change({
      bio: ' Wears blue ',
      favoriteColors: ['blue'],
      sizeMeasurements: { tops: ' M ', shoes: '42 ½' },
      socialLinks: { instagram: '@giulia' },
      isPublic: true,
      about: { heels: 'none', neverTypes: ['ties'], neverMaterials: ['wool'] },
    })
    expect(said.statusCode).toBe(200)
    expect(said.json()).toMatchObject({
      bio: 'Wears blue',
      favoriteColors: ['blue'],
      sizeMeasurements: { tops: 'M', shoes: '42 ½' },
      socialLinks: { instagram: '@giulia' },
      isPublic: true,
      about: {
        ...nothingSaid,
        wears: 'menswear',
        heels: 'none',
        neverColors: ['red', 'orange'],
        neverMaterials: ['wool'],
        neverTypes: ['ties'],
      },
    })
    expect(await read()).toEqual(said.json())
    expect(await wearer()).toEqual({ ...said.json().about, favoriteColors: ['blue'] })
  })

  test('null and a blank text take one thing back alone', async () => {
    await change({
      sizeMeasurements: { tops: 'M', shoes: '42' },
      about: { wears: 'both', coverage: 'shoulders', neverColors: ['red'] },
    })
    await change({ sizeMeasurements: { tops: '' }, about: { coverage: null, neverColors: null } })
    expect(await read()).toMatchObject({
      sizeMeasurements: { shoes: '42' },
      about: { wears: 'both', coverage: 'as I like', neverColors: [] },
    })
    await change({ sizeMeasurements: { shoes: null }, favoriteColors: null, about: { wears: null } })
    expect(await read()).toMatchObject({ sizeMeasurements: null, about: nothingSaid })
  })

  test('is answered by what is said of how one dresses, not by a biography', async () => {
    expect((await change({ bio: 'Lives in Lucca' })).json().isAsked).toBe(false)
    expect((await change({ about: {} })).json().isAsked).toBe(true)
  })

  test('can be skipped, also twice, and answered later', async () => {
    expect((await skip()).json()).toMatchObject({ isAsked: true, about: nothingSaid })
    expect((await skip()).statusCode).toBe(200)
    expect((await change({ about: { wears: 'menswear' } })).json()).toMatchObject({
      isAsked: true,
      about: { wears: 'menswear' },
    })
    expect((await skip()).json()).toMatchObject({ isAsked: true, about: { wears: 'menswear' } })
  })

  test('belongs to one user alone', async () => {
    await change({ about: { wears: 'menswear' } })
    await change({ about: { wears: 'womenswear' } }, asNives)
    expect([(await read()).about.wears, (await read(asNives)).about.wears]).toEqual([
      'menswear',
      'womenswear',
    ])
    expect((await read(asNives)).userId).toBe(NIVES)
  })

  test('is not changed by a page that shows an older state of it', async () => {
    const seen = { 'if-match': String((await answer()).headers['etag']) }
    expect((await change({ about: { heels: 'low' } }, seen)).statusCode).toBe(200)
    const late = await change({ about: { heels: 'any' } }, seen)
    expect([late.statusCode, late.json().code]).toEqual([412, 'changed_meanwhile'])
    expect((await read()).about.heels).toBe('low')
  })

  test('two changes at the same time both stay', async () => {
    await Promise.all([change({ about: { heels: 'low' } }), change({ about: { wears: 'both' } })])
    expect((await read()).about).toMatchObject({ heels: 'low', wears: 'both' })
  })

  test('goes with its user', async () => {
    await change({ about: { wears: 'menswear' } }, asNives)
    await database.db().deleteFrom('users').where('id', '=', NIVES).execute()
    const left = await database.db().selectFrom('userProfiles').selectAll().execute()
    expect(left).toEqual([])
  })

  test('leaves out what a newer Armadio has stored', async () => {
    const about = { wears: 'capes', coverage: 7, heels: 'low', neverColors: ['red', 'ultraviolet'] }
    await database
      .db()
      .insertInto('userProfiles')
      .values({ id: newId(), userId: PERSONAL_USER_ID, about, favoriteColors: ['teal', 'blue'] })
      .execute()
    expect(await wearer()).toEqual({
      ...nothingSaid,
      heels: 'low',
      neverColors: ['red'],
      favoriteColors: ['blue'],
    })
  })

  describe('refuses with a sentence, and changes nothing:', () => {
    test.each([
      [
        { about: { wears: 'kilts' } },
        'about.wears',
        /^What you wear must be one of: womenswear, menswear, both\.$/,
      ],
      [{ about: { coverage: 7 } }, 'about.coverage', /^Coverage/],
      [{ about: { heels: ['low'] } }, 'about.heels', /^Heels/],
      [{ about: { neverColors: 'red' } }, 'about.neverColors', /must be a list\.$/],
      [{ about: { neverColors: ['red', 'navy'] } }, 'about.neverColors.1', /must be one of: black/],
      [{ about: { neverMaterials: ['kryptonite'] } }, 'about.neverMaterials.0', /must be one of: cotton/],
      [{ about: { neverTypes: ['capes'] } }, 'about.neverTypes.0', /must be one of: dresses/],
      [{ about: { shoeSize: 42 } }, 'about.shoeSize', /^There's no field 'shoeSize' here\.$/],
      [{ about: null }, 'about', /must be an object\.$/],
      [{ favoriteColors: ['teal'] }, 'favoriteColors.0', /must be one of: black/],
      [{ sizeMeasurements: { tops: 'x'.repeat(21) } }, 'sizeMeasurements.tops', /longer than 20/],
      [{ sizeMeasurements: { tops: 12 } }, 'sizeMeasurements.tops', /^Size must be text\.$/],
      [{ sizeMeasurements: { wings: 'M' } }, 'sizeMeasurements.wings', /^There's no field/],
      [{ socialLinks: ['x'] }, 'socialLinks', /must be an object\.$/],
      [{ bio: 'x'.repeat(2001) }, 'bio', /longer than 2000/],
      [{ isPublic: 'yes' }, 'isPublic', /true or false/],
      [{ followersCount: 7 }, 'followersCount', /^There's no field 'followersCount' here\.$/],
    ])('%j', async (body, field, sentence) => {
      const before = await read()
      const refused = await change({ bio: 'new', ...body })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().fields[field]).toMatch(sentence)
      expect(await read()).toEqual(before)
    })

    test('a body that is not an object', async () => {
      expect((await change([])).statusCode).toBe(400)
    })
  })
})
