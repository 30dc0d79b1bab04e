import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { occasionPresets, stylePreferences, stylistSeasons } from '../../../contract/stylist/stylist.ts'
import { outfitNeeds } from '../occasions/needs-of-request.ts'
import { looksGoodOver } from '../layers/looks-good-over.ts'
import { asInCloset } from '../layers/as-mid.ts'
import type { Outfit, StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { needsOfOutfit } from '../score/needs-with-partners.ts'
import { wantedWeight } from '../score/wants-met.ts'
import { temperatureFor } from '../score/warmth-needed.ts'
import { curateOutfits, type CurationRequest } from './curate-outfits.ts'
import { falseClaims } from '../../words/false-claims.test-support.ts'
import { scoreInWords } from '../../words/score/score-line.ts'
import { arrangePieces } from './arrange-pieces.ts'
import { pairingFault } from '../pairing/pairing-faults.ts'
import { isEligibleFor } from './is-eligible-for.ts'
import { generateCloset, tenPieces, TODAY } from './generate-closet.test-support.ts'

const thousand = generateCloset(1000)
const ten = tenPieces()
const seasons = [...stylistSeasons, null]
const everyRequest = occasionPresets.flatMap((occasion) =>
  stylePreferences.flatMap((stylePreference) =>
    seasons.map((season) => ({ stylePreference, occasion, season })),
  ),
)
const casual = outfitNeeds({ stylePreference: 'casual', occasion: null, season: null })

function curate(request: Partial<CurationRequest> & Pick<CurationRequest, 'focus'>): Outfit[] {
  return curateOutfits({
    closet: thousand,
    needs: casual,
    today: TODAY,
    keepIds: [],
    withoutIds: [],
    count: 1,
    ...request,
  })
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('there are no items')
  return item
}

function firstNamed(name: string, closet = thousand): StylistPiece {
  return at(
    closet.filter((piece) => piece.name.startsWith(name)),
    0,
  )
}

function slotsOf({ pieces }: Outfit): string[] {
  return pieces.map(({ garment }) => garment.slot)
}

/** All faults of an outfit for its request, except those of the focus, which the user chose. */
function faultsOf(outfit: Outfit, closet: readonly StylistPiece[], needs: OutfitNeeds): string[] {
  const slots = slotsOf(outfit)
  const chosen = outfit.pieces.filter((piece) => piece !== outfit.focus)
  // With the partners of the focus: a tuxedo jacket calls for its trousers.
  const whole = needsOfOutfit(needs, outfit.focus ? [asInCloset(outfit.focus).garment] : [])
  const [suits, bends] = [isEligibleFor(whole, 'strict'), isEligibleFor(whole, 'lenient')]
  // Sneakers suit a brunch, but not a gown as the focus.
  const goesWithFocus = ({ garment }: StylistPiece) =>
    !outfit.focus || (pairingFault(asInCloset(outfit.focus).garment, garment)?.severity ?? 0) < 0.6
  const isBetter = (other: StylistPiece, piece: StylistPiece, { pieces }: Outfit) =>
    other.garment.slot === asInCloset(piece).garment.slot &&
    !pieces.includes(other) &&
    suits(other.garment) &&
    goesWithFocus(other)
  const { least, most } = needs.occasion?.formality ?? { least: 1, most: 5 }
  const isCold = (temperatureFor(whole) ?? 20) < 12
  const points = outfit.score.terms.reduce((sum, term) => sum + term.points, 0)
  const most100 = outfit.score.terms.reduce((sum, term) => sum + term.of, 0)
  return [
    ...incomplete(outfit, needs),
    ...outfit.pieces
      .filter((piece) => !closet.includes(asInCloset(piece)))
      .map(({ name }) => `${name} is not from the closet`),
    ...(outfit.focus && outfit.pieces.includes(outfit.focus) ? [] : ['the focus is gone']),
    ...(new Set(outfit.pieces).size === outfit.pieces.length ? [] : ['a piece is listed twice']),
    ...(slots.filter((slot, place) => slot !== 'extra' && slots.indexOf(slot) !== place).length === 0
      ? []
      : [`two in one slot: ${slots.join()}`]),
    ...(slots.filter((slot) => slot === 'extra').length <= 4 ? [] : ['too many extras']),
    ...chosen
      .filter((piece) => !bends(piece.garment) && closet.some((other) => isBetter(other, piece, outfit)))
      .map(({ name }) => `${name} is worn although the closet has a better piece`),
    ...chosen
      // A plain watch goes with everything.
      .filter(({ garment }) => wantedWeight(garment, whole) < 3 && !garment.tags.has('watch'))
      .filter(({ garment: { slot, formality } }) => {
        // In formality steps. Larger for coats, which are taken off inside; in the cold any coat beats none.
        const margin = slot === 'outer' ? (isCold ? 2.01 : 1.41) : 1.11
        return formality < least - margin || formality > most + margin
      })
      .map(
        ({ name, garment }) => `${name} (${garment.formality}) is not for ${needs.occasion?.phrase ?? ''}`,
      ),
    ...layerFaults(outfit, needs),
    ...(points === outfit.score.total && most100 === 100 && outfit.score.total <= 100
      ? []
      : [`${points} points make ${outfit.score.total} of ${most100}`]),
    ...outfit.score.terms
      .filter((term) => term.points < 0 || term.points > term.of)
      .map(({ name, points: of }) => `${name} has ${of}`),
    ...scoreInWords(outfit.score, outfit.pieces).terms.flatMap(({ reason }) =>
      falseClaims(reason, outfit.pieces),
    ),
  ]
}

function layerFaults({ pieces }: Outfit, needs: OutfitNeeds): string[] {
  const mid = pieces.find(({ garment }) => garment.slot === 'mid')
  if (!mid) return []
  const celsius = temperatureFor(needs)
  return [
    ...(celsius !== null && celsius >= 22 ? [`${mid.name} is worn over something at ${celsius} °C`] : []),
    ...pieces
      .filter((other) => other !== mid && !looksGoodOver(mid, other))
      .map(({ name }) => `${mid.name} does not go with ${name}`),
    ...(arrangePieces(pieces.map(asInCloset))?.includes(mid) ? [] : [`${mid.name} is not worn so again`]),
  ]
}

function incomplete(outfit: Outfit, needs: OutfitNeeds): string[] {
  const has = new Set([
    ...slotsOf(outfit),
    ...outfit.missing.filter(({ isNeeded }) => isNeeded).map(({ slot }) => slot),
  ])
  const isDressed = has.has('dress') || (has.has('top') && has.has('bottom'))
  const isCold = (temperatureFor(needs) ?? 20) < 18
  return [
    ...(isDressed ? [] : ['neither a dress nor a top with a bottom']),
    ...(has.has('shoes') ? [] : ['no shoes']),
    ...(!isCold || has.has('outer') ? [] : ['nothing over it in the cold']),
    ...outfit.missing
      .filter(({ slot }) => slotsOf(outfit).includes(slot))
      .map(({ slot }) => `${slot} is there and missing`),
  ]
}

describe('an outfit for every occasion, style and season', () => {
  test.each([
    ['a thousand pieces', thousand, 37],
    ['ten pieces', ten, 1],
  ])(
    'out of %s is complete or lists missing slots, suits day and occasion, and has true reasons',
    (_, closet, step) => {
      const faults = everyRequest.flatMap((request, turn) => {
        const needs = outfitNeeds(request)
        const outfits = curate({ focus: at(closet, turn * step), closet, needs })
        const found = outfits.flatMap((outfit) => faultsOf(outfit, closet, needs))
        return outfits.length > 0
          ? found.map((fault) => `${JSON.stringify(request)}: ${fault}`)
          : ['no outfit']
      })
      expect(faults.slice(0, 20)).toEqual([])
    },
  )

  test('out of a thousand pieces has no missing slots', () => {
    const focus = firstNamed('Oxford shirt')
    const lacking = everyRequest
      .filter(({ stylePreference }) => stylePreference === 'classic')
      .flatMap((request) => {
        const [outfit] = curate({ focus, needs: outfitNeeds(request) })
        const lacks = outfit?.missing.filter(({ isNeeded }) => isNeeded).map(({ slot }) => slot) ?? ['all']
        return lacks.length > 0 ? [`${JSON.stringify(request)}: ${lacks.join()}`] : []
      })
    expect(lacking).toEqual([])
  })
})

describe('the focus', () => {
  test.each(['Evening gown', 'Penny loafers', 'Leather tote', 'Silk scarf', 'Wool coat', 'Straight jeans'])(
    'may be any piece: %s',
    (name) => {
      const focus = firstNamed(name)
      const [outfit] = curate({ focus })
      expect(outfit?.focus).toBe(focus)
      expect(outfit?.pieces).toContain(focus)
      expect(faultsOf(at(outfit ? [outfit] : [], 0), thousand, casual)).toEqual([])
    },
  )

  test('is worn even if it is wrong for the occasion, and the score states that', () => {
    const needs = outfitNeeds({ stylePreference: 'formal', occasion: 'charity-gala', season: 'winter' })
    const focus = firstNamed('Flip-flops')
    const [outfit] = curate({ focus, needs })
    expect(outfit?.pieces).toContain(focus)
    const facts = outfit?.score.terms.map(({ fact }) => fact) ?? []
    expect(facts).toContainEqual(expect.objectContaining({ is: 'fault', piece: focus, isChosen: true }))
    expect(facts).toContainEqual(
      expect.objectContaining({ is: 'out of season', pieces: [focus], isChosen: true }),
    )
  })

  test('as the only piece of a closet makes an outfit that lists all missing slots', () => {
    const focus = firstNamed('Straight jeans')
    const needs = outfitNeeds({ stylePreference: 'casual', occasion: null, season: 'winter' })
    const [outfit] = curate({ focus, closet: [focus], needs })
    expect(outfit?.pieces).toEqual([focus])
    expect(outfit?.missing.filter(({ isNeeded }) => isNeeded).map(({ slot }) => slot)).toEqual([
      'top',
      'shoes',
      'outer',
    ])
    expect(outfit?.missing.filter(({ isNeeded }) => !isNeeded).length).toBeLessThanOrEqual(2)
  })
})

describe('rules', () => {
  test('shoes are missing at a gala rather than flip-flops', () => {
    const needs = outfitNeeds({ stylePreference: 'formal', occasion: 'charity-gala', season: 'summer' })
    const closet = [firstNamed('Evening gown'), firstNamed('Flip-flops')]
    const [outfit] = curate({ focus: at(closet, 0), closet, needs })
    expect(outfit?.pieces.map(({ name }) => name)).not.toContain(at(closet, 1).name)
    expect(outfit?.missing).toContainEqual({ slot: 'shoes', isNeeded: true })
  })

  test('suede shoes are not worn in rain', () => {
    const needs: OutfitNeeds = {
      ...outfitNeeds({ stylePreference: 'casual', occasion: 'brunch', season: 'fall' }),
    }
    const wet = { ...needs, occasion: needs.occasion && { ...needs.occasion, isWet: true } }
    const closet = thousand.filter(
      ({ garment, name }) =>
        garment.slot !== 'shoes' || name.startsWith('Suede') || name.startsWith('Leather Chelsea'),
    )
    for (const outfit of curate({ focus: firstNamed('Straight jeans'), closet, needs: wet, count: 3 })) {
      expect(outfit.pieces.find(({ garment }) => garment.slot === 'shoes')?.garment.rain).not.toBe('spoils')
      expect(outfit.score.terms.map(({ name }) => name)).toContain('Rain')
    }
  })

  test('gloves and beanies are not worn in summer', () => {
    const needs = outfitNeeds({ stylePreference: 'classic', occasion: null, season: 'summer' })
    for (const outfit of curate({ focus: firstNamed('Straight jeans'), needs, count: 6 }))
      expect(outfit.pieces.map(({ garment }) => garment.kind)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/gloves|beanie/)]),
      )
  })
})

describe('kept and excluded pieces', () => {
  test('kept pieces stay and excluded pieces leave', () => {
    const focus = firstNamed('Straight jeans')
    const [first] = curate({ focus })
    const shoes = at(first?.pieces.filter(({ garment }) => garment.slot === 'shoes') ?? [], 0)
    const top = at(first?.pieces.filter(({ garment }) => garment.slot === 'top') ?? [], 0)
    const [second] = curate({ focus, keepIds: [shoes.id], withoutIds: [top.id] })
    expect(second?.pieces).toContain(shoes)
    expect(second?.pieces).not.toContain(top)
  })

  test('a kept piece in the slot of the focus is dropped', () => {
    const [jeans, trousers, dress] = [
      firstNamed('Straight jeans'),
      firstNamed('Chinos'),
      firstNamed('Wrap dress'),
    ]
    const [outfit] = curate({ focus: jeans, keepIds: [trousers.id, dress.id, jeans.id] })
    expect(outfit?.pieces).toContain(jeans)
    expect(outfit?.pieces).not.toContain(trousers)
    expect(outfit?.pieces).not.toContain(dress)
  })

  test('an excluded piece is worn if the closet has no other', () => {
    const closet = [
      firstNamed('Straight jeans'),
      firstNamed('Cotton T-shirt'),
      firstNamed('Leather sneakers'),
    ]
    const [outfit] = curate({ focus: at(closet, 0), closet, withoutIds: closet.map(({ id }) => id) })
    expect(new Set(outfit?.pieces)).toEqual(new Set(closet))
  })

  test('ids of unknown pieces are ignored', () => {
    const focus = firstNamed('Straight jeans')
    expect(curate({ focus, keepIds: ['nobody'], withoutIds: ['nothing'] })).toEqual(curate({ focus }))
  })
})

describe('alternatives', () => {
  test('differ by at least two pieces and are ordered best first', () => {
    const outfits = curate({ focus: firstNamed('Straight jeans'), count: 5 })
    expect(outfits).toHaveLength(5)
    const totals = outfits.map(({ score }) => score.total)
    expect(totals).toEqual(totals.toSorted((one, other) => other - one))
    for (const one of outfits)
      for (const other of outfits.filter((each) => each !== one))
        expect(one.pieces.filter((piece) => !other.pieces.includes(piece)).length).toBeGreaterThanOrEqual(2)
  })

  test('are fewer than requested if the closet has no more', () => {
    const closet = [
      firstNamed('Straight jeans'),
      firstNamed('Cotton T-shirt'),
      firstNamed('Leather sneakers'),
    ]
    expect(curate({ focus: at(closet, 0), closet, count: 5 })).toHaveLength(1)
  })
})

test('the order of the closet does not change the outfits', () => {
  const some = generateCloset(120)
  fc.assert(
    fc.property(fc.shuffledSubarray(some, { minLength: some.length }), fc.nat(119), (closet, index) => {
      const focus = at(some, index)
      expect(curate({ focus, closet, count: 2 })).toEqual(curate({ focus, closet: some, count: 2 }))
    }),
    { numRuns: 15 },
  )
})

test('a blazer goes under a coat only over a top', () => {
  const closet = ['Evening clutch', 'Wool blazer', 'Parka', 'Steel watch'].map((name) => firstNamed(name))
  const needs = outfitNeeds({ stylePreference: 'trendy', occasion: 'cocktail-event', season: 'winter' })
  const [outfit] = curate({ focus: at(closet, 0), closet, needs, count: 1 })
  expect(outfit?.pieces.filter(({ garment }) => garment.slot === 'mid')).toEqual([])
})

test('any part of a closet gives an outfit without faults', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(generateCloset(90), { minLength: 1, maxLength: 25 }),
      fc.constantFrom(...everyRequest),
      (closet, request) => {
        const needs = outfitNeeds(request)
        const outfits = curate({ focus: at(closet, 0), closet, needs, count: 3 })
        expect(outfits.length).toBeGreaterThan(0)
        expect(outfits.flatMap((outfit) => faultsOf(outfit, closet, needs))).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})
