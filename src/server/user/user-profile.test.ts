import { describe, expect, test } from 'vitest'
import { asNives, givenAppOfTwo, NIVES } from '../../../tests/support/server/given-app-of-two.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { noPreferences, UserProfile } from '../../contract/user/profile.ts'
import { newId } from '../db/new-id.ts'
import { PERSONAL_USER_ID } from './personal-user.ts'
import { readWearer } from './profile-store.ts'

describeOnEachDatabase('the profile of the user', (database) => {
  const given = givenAppOfTwo(database)
  const response = (headers?: Record<string, string>) => given.get('/api/user-profile', headers)
  const read = async (headers?: Record<string, string>) => UserProfile.parse((await response(headers)).json())
  const change = (body: string | object, headers: Record<string, string> = {}) =>
    given.send('PATCH', '/api/user-profile', { body, headers })
  const skip = () => given.send('POST', '/api/user-profile/skip')
  const wearer = () => readWearer(database.db(), { id: PERSONAL_USER_ID })

  test('is empty at first, and has every field of the specification', async () => {
    expect((await response()).json()).toEqual({
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
      about: noPreferences,
      isAsked: false,
      removesBackgrounds: true,
    })
    expect(await wearer()).toEqual({ ...noPreferences, favoriteColors: [] })
  })

  test('stores the given fields and keeps the others', async () => {
    await change({ about: { wears: 'menswear', neverColors: ['Red', 'red', 'orange'] } })
    const changed = await change({
      bio: ' Wears blue ',
      favoriteColors: ['blue'],
      sizeMeasurements: { tops: ' M ', shoes: '42 ½' },
      socialLinks: { instagram: '@giulia' },
      isPublic: true,
      about: { heels: 'none', neverTypes: ['ties'], neverMaterials: ['wool'] },
    })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({
      bio: 'Wears blue',
      favoriteColors: ['blue'],
      sizeMeasurements: { tops: 'M', shoes: '42 ½' },
      socialLinks: { instagram: '@giulia' },
      isPublic: true,
      about: {
        ...noPreferences,
        wears: 'menswear',
        heels: 'none',
        neverColors: ['red', 'orange'],
        neverMaterials: ['wool'],
        neverTypes: ['ties'],
      },
    })
    expect(await read()).toEqual(changed.json())
    expect(await wearer()).toEqual({ ...changed.json().about, favoriteColors: ['blue'] })
  })

  test('null and a blank text clear only their own field', async () => {
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
    expect(await read()).toMatchObject({ sizeMeasurements: null, about: noPreferences })
  })

  test('counts as answered by preferences for clothes, not by a biography', async () => {
    expect((await change({ bio: 'Lives in Lucca' })).json().isAsked).toBe(false)
    expect((await change({ about: {} })).json().isAsked).toBe(true)
  })

  test('can be skipped, even twice, and answered later', async () => {
    expect((await skip()).json()).toMatchObject({ isAsked: true, about: noPreferences })
    expect((await skip()).statusCode).toBe(200)
    expect((await change({ about: { wears: 'menswear' } })).json()).toMatchObject({
      isAsked: true,
      about: { wears: 'menswear' },
    })
    expect((await skip()).json()).toMatchObject({ isAsked: true, about: { wears: 'menswear' } })
  })

  test('belongs to one user only', async () => {
    await change({ about: { wears: 'menswear' } })
    await change({ about: { wears: 'womenswear' } }, asNives)
    expect([(await read()).about.wears, (await read(asNives)).about.wears]).toEqual([
      'menswear',
      'womenswear',
    ])
    expect((await read(asNives)).userId).toBe(NIVES)
  })

  test('is not changed by a stale write', async () => {
    const seen = { 'if-match': String((await response()).headers['etag']) }
    expect((await change({ about: { heels: 'low' } }, seen)).statusCode).toBe(200)
    const late = await change({ about: { heels: 'any' } }, seen)
    expect([late.statusCode, late.json().code]).toEqual([412, 'changed_meanwhile'])
    expect((await read()).about.heels).toBe('low')
  })

  test('keeps both of two concurrent changes', async () => {
    await Promise.all([change({ about: { heels: 'low' } }), change({ about: { wears: 'both' } })])
    expect((await read()).about).toMatchObject({ heels: 'low', wears: 'both' })
  })

  test('is deleted with its user', async () => {
    await change({ about: { wears: 'menswear' } }, asNives)
    await database.db().deleteFrom('users').where('id', '=', NIVES).execute()
    const left = await database.db().selectFrom('userProfiles').selectAll().execute()
    expect(left).toEqual([])
  })

  test('ignores values that a newer version has stored', async () => {
    const about = { wears: 'capes', coverage: 7, heels: 'low', neverColors: ['red', 'ultraviolet'] }
    await database
      .db()
      .insertInto('userProfiles')
      .values({ id: newId(), userId: PERSONAL_USER_ID, about, favoriteColors: ['teal', 'blue'] })
      .execute()
    expect(await wearer()).toEqual({
      ...noPreferences,
      heels: 'low',
      neverColors: ['red'],
      favoriteColors: ['blue'],
    })
  })

  describe('rejects with an error message, and changes nothing:', () => {
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
    ])('%j', async (body, field, message) => {
      const before = await read()
      const rejected = await change({ bio: 'new', ...body })
      expect(rejected.statusCode).toBe(400)
      expect(rejected.json().fields[field]).toMatch(message)
      expect(await read()).toEqual(before)
    })

    test('a body that is not an object', async () => {
      expect((await change([])).statusCode).toBe(400)
    })
  })
})
