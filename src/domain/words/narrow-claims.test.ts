import { describe, expect, test } from 'vitest'
import type { StylePreference } from '../../contract/stylist/stylist.ts'
import { outfitNeeds } from '../stylist/occasions/needs-of-request.ts'
import { curateOutfits } from '../stylist/search/curate-outfits.ts'
import { outfitOf } from '../stylist/search/outfit-of.ts'
import { outfitInWords } from './outfit/outfit-in-words.ts'
import { makePiece } from './make-outfit.test-support.ts'
import { newUsedReasons, pieceReason } from './suggestions/piece-reason.ts'
import { scoreInWords } from './score/score-line.ts'

const needsFor = (occasion: string | null) =>
  outfitNeeds({ stylePreference: 'classic', occasion, season: null })

/** The texts of an outfit of a new closet; the first piece is the focus. */
function textsOf(words: readonly string[], occasion: string | null = null, isWhole = true) {
  const pieces = words.map((one) => makePiece(one, { wearCount: 0 }))
  const [focus] = pieces
  if (!focus) throw new RangeError('there are no pieces')
  const needs = needsFor(occasion)
  const today = '2026-11-23' as const
  const request = { focus, closet: pieces, needs, today, keepIds: [], withoutIds: [], count: 1 }
  // The outfit of all pieces, or the one that the stylist makes of them.
  const made = outfitOf({ focus, pieces, needs, today })
  const [outfit = made] = isWhole ? [made] : curateOutfits(request)
  const used = newUsedReasons()
  return {
    lines: scoreInWords(outfit.score, outfit.pieces).terms.map(({ reason }) => reason),
    reasons: outfit.pieces.map((piece) =>
      pieceReason({ piece, pieces: outfit.pieces, needs, today: '2026-11-23' }, used),
    ),
    ...outfitInWords(outfit, needs),
  }
}

describe('the cut', () => {
  test.each(['Linen trousers', 'Silk trousers', 'Leather trousers'])('of %s is not known', (name) => {
    const { lines, reasons } = textsOf([
      `${name}; Bottoms; sand`,
      'T-shirt; Tops; white',
      'Sneakers; Shoes; white',
    ])
    expect([...lines, ...reasons].join(' ')).not.toMatch(/\b(?:loose|slim)\b/i)
  })

  test('of flares is wide at the hem only', () => {
    const { lines, reasons } = textsOf([
      'Flare jeans; Bottoms; blue',
      'Bodysuit; Tops; black',
      'Mules; Shoes; black',
    ])
    expect([...lines, ...reasons].join(' ')).not.toMatch(/loose/i)
  })

  test('is stated in the name', () => {
    const { lines } = textsOf(['Wide leg trousers; Bottoms; sand', 'Fitted T-shirt; Tops; white'])
    expect(lines).toContain('The fitted T-shirt balances the wide-leg trousers.')
  })
})

test('cuts that the names of two layers don’t state aren’t compared', () => {
  const { lines } = textsOf([
    'Puffer jacket; Outerwear; black',
    'Mohair sweater; Tops; mustard',
    'Jeans; Bottoms; blue',
  ])
  expect(lines.join(' ')).not.toMatch(/loose|\bcut\b/)
})

test('cuts that no name states get no line', () => {
  const { lines } = textsOf(['Oxford shirt; Tops; light blue', 'Chinos; Bottoms; stone'])
  expect(lines).toContain('')
})

describe('colors', () => {
  test('of gold trim on black shoes add no color', () => {
    const { lines } = textsOf([
      'Ballet flats; Shoes; black/gold',
      'White tee; Tops; white',
      'Black work pants; Bottoms; black',
    ])
    expect(lines.join(' ')).not.toMatch(/add color/)
  })

  test('of a jacket in red and gold add color', () => {
    const { lines } = textsOf([
      'Blazer; Outerwear; black/red/gold',
      'White shirt; Tops; white',
      'Black trousers; Bottoms; black',
    ])
    expect(lines).toContain('The blazer adds color.')
  })

  test('as muted as burgundy and denim blue don’t clash', () => {
    const { styleAnalysis } = textsOf(['Merino crewneck; Tops; burgundy', 'Chinos; Bottoms; blue'])
    expect(styleAnalysis).not.toMatch(/clash/)
  })

  test('that are right for a funeral are most of the outfit', () => {
    const { styleAnalysis } = textsOf(
      [
        'Light blue button down; Tops; light blue',
        'Black blazer; Outerwear; black',
        'Linen trousers; Bottoms; sand',
      ],
      'funeral',
    )
    expect(styleAnalysis).not.toMatch(/Black is right/)
  })
})

describe('the style', () => {
  const lineFor = (stylePreference: StylePreference, words: readonly string[]) => {
    const pieces = words.map((one) => makePiece(one))
    const needs = { ...needsFor('work'), stylePreference }
    const { score } = outfitOf({ focus: null, pieces, needs, today: '2026-11-23' })
    return scoreInWords(score, pieces).terms.find(({ name }) => name === 'Style')?.reason
  }

  test('of pink and white tweed isn’t minimalist', () => {
    expect(
      lineFor('minimalist', ['Tweed jacket; Outerwear; pink/white', 'Blouse; Tops; light pink']),
    ).not.toMatch(/jacket/)
  })

  test('of plain neutrals is minimalist', () => {
    const plain = [
      'Black blazer; Outerwear; black',
      'Knit sweater; Tops; oatmeal',
      'Skinny jeans; Bottoms; black',
    ]
    expect(lineFor('minimalist', plain)).toMatch(/suit a minimalist style/)
  })

  test('that a plain piece leans to isn’t known', () => {
    expect(
      lineFor('formal', ['Black blazer; Outerwear; black', 'Tee; Tops; white', 'Jeans; Bottoms; blue']),
    ).toBe('Nothing here is clearly formal.')
    expect(lineFor('bohemian', ['Midi skirt; Bottoms; green', 'Tee; Tops; white'])).toBe(
      'Nothing here is clearly bohemian.',
    )
  })
})

test('what is seldom worn together is said to be avoided', () => {
  const { lines } = textsOf(
    ['Black suit; Outerwear; black', 'White shirt; Tops; white', 'Brown wingtips; Shoes; brown'],
    'work',
  )
  expect(lines.join(' ')).toMatch(/Usually avoided: brown or light shoes with a black suit\./)
})

test('gold heels are no color that contrasts, and gold buttons none of the blazer', () => {
  const { lines, outfitDescription } = textsOf([
    'Navy blazer with gold buttons; Outerwear; navy/gold',
    'Wrap dress; Dresses; emerald',
    'Strappy heels; Shoes; gold',
  ])
  expect(lines.join(' ')).not.toMatch(/gold contrast/)
  expect(outfitDescription).toMatch(/^Navy blazer over an emerald wrap dress/)
})

test('the colors that the description names aren’t listed again', () => {
  const { styleAnalysis } = textsOf([
    'Graphic tee; Tops; white',
    'Black trousers; Bottoms; black',
    'Heels; Shoes; nude',
  ])
  expect(styleAnalysis).not.toMatch(/and a print\./)
})

test('a gray and camel coat isn’t called warm or cool', () => {
  const { lines } = textsOf([
    'Plaid coat; Outerwear; gray/camel',
    'Cardigan; Tops; camel',
    'Black trousers; Bottoms; black',
  ])
  expect(lines.join(' ')).not.toMatch(/Warm camel/)
})

test('all colors of a tweed are named, or none', () => {
  const { lines } = textsOf([
    'Tweed blazer; Outerwear; brown and gray',
    'Dress shirt; Tops; white',
    'Corduroys; Bottoms; brown',
  ])
  expect(lines).not.toContain('White and brown.')
})

test('no outfit is warm enough and calls for a warm coat at once', () => {
  const { lines } = textsOf(
    [
      'Puffer jacket; Outerwear; black',
      'Chunky sweater; Tops; cream',
      'Jeans; Bottoms; blue',
      'Boots; Shoes; black',
    ],
    'a walk at -2 °C',
  )
  expect(lines.join(' ')).not.toMatch(/warm enough.*calls for a warm|calls for a warm.*warm enough/i)
})

test('snow calls for warm boots, however warm the coat', () => {
  const { lines } = textsOf(
    ['Parka; Outerwear; black', 'Chunky sweater; Tops; cream', 'Jeans; Bottoms; blue', 'Shoes; Shoes; black'],
    'a walk in the snow at -3 °C',
  )
  expect(lines).toContain('This calls for warm boots.')
})

test('a tote matches a blazer, not the blazer the tote', () => {
  const { reasons } = textsOf([
    'Blazer; Outerwear; navy',
    'Tee; Tops; white',
    'Jeans; Bottoms; black',
    'Tote; Accessories; navy',
  ])
  expect(reasons[0]).not.toMatch(/match/)
  expect(reasons.at(-1)).toBe('Matches the blazer.')
})

test('rust isn’t close to red', () => {
  const { reasons } = textsOf(['Peacoat; Outerwear; red', 'Skirt; Bottoms; rust', 'Tee; Tops; white'])
  expect(reasons.join(' ')).not.toMatch(/Close in color/)
})

test('a turtleneck of unknown fabric isn’t called warm, a wool one is', () => {
  const reason = (top: string) =>
    textsOf(
      ['Wool coat; Outerwear; navy', top, 'Jeans; Bottoms; blue', 'Boots; Shoes; black'],
      'a walk at -2 °C',
    ).reasons[1]
  expect(reason('Turtleneck; Tops; cream')).not.toMatch(/warm/i)
  expect(reason('Chunky wool turtleneck; Tops; cream')).toMatch(/^A warm /)
})

describe('a piece', () => {
  test('keeps the outfit neutral only if all others are neutral', () => {
    const reasons = (shirt: string) =>
      textsOf([
        shirt,
        'Chinos; Bottoms; khaki',
        'Loafers; Shoes; brown',
        'Belt; Accessories; black',
      ]).reasons.at(-1)
    expect(reasons('Hawaiian shirt; Tops; blue floral')).not.toMatch(/neutral\./)
    expect(reasons('Shirt; Tops; white')).toBe('Keeps the outfit neutral.')
  })

  test('isn’t compared in color with earrings, nor called as dressy as a coat', () => {
    const { reasons } = textsOf([
      'Black dress; Dresses; black',
      'Wool overcoat; Outerwear; camel',
      'Heels; Shoes; nude',
      'Clutch; Accessories; black',
      'Earrings; Accessories; turquoise',
    ])
    expect(reasons.join(' ')).not.toMatch(/earrings|like the/)
  })

  test('of linen isn’t an unusual partner of sandals', () => {
    const { lines } = textsOf(['Linen blazer; Outerwear; navy', 'Tee; Tops; white', 'Sandals; Shoes; tan'])
    expect(lines.join(' ')).not.toMatch(/unusual pair/)
  })

  test('for a building site isn’t professional', () => {
    const { lines } = textsOf([
      'Work boots; Shoes; brown',
      'White dress shirt; Tops; white',
      'Charcoal suit pants; Bottoms; charcoal',
    ])
    expect(lines).not.toContain('All 3 pieces are professional.')
  })

  test('is flat if its heel is known', () => {
    const { reasons } = textsOf(
      ['Tee; Tops; black', 'Khaki pants; Bottoms; khaki', 'Mules; Shoes; black'],
      'shopping',
    )
    expect(reasons.join(' ')).not.toMatch(/Flat/)
  })

  test('that is ordinary for the occasion isn’t said to be for it', () => {
    const { reasons } = textsOf(
      ['White tee; Tops; white', 'Jeans; Bottoms; blue', 'Sneakers; Shoes; white'],
      'cookout',
    )
    expect(reasons.join(' ')).not.toMatch(/Sneakers for/)
  })

  test('is dressy if it is so for a gala: black oxfords, not brogues', () => {
    const suit = [
      'Charcoal suit jacket; Outerwear; charcoal',
      'Charcoal suit trousers; Bottoms; charcoal',
      'White shirt; Tops; white',
    ]
    const shoes = (name: string) => textsOf([...suit, name], 'wedding').reasons.at(-1)
    expect(shoes('Brown brogues; Shoes; brown')).not.toMatch(/Dressy brogues/)
    expect(shoes('Black oxfords; Shoes; black')).toMatch(/Dressy Oxford shoes/)
  })

  test('goes well with one of its own season only', () => {
    const linesOf = (...pieces: string[]) => textsOf(pieces).lines.join(' ')
    expect(linesOf('Corduroys; Bottoms; brown', 'Linen shirt; Tops; white')).not.toMatch(/go well together/)
    expect(linesOf('Jeans; Bottoms; blue', 'Oxford shirt; Tops; white')).toMatch(/go well together/)
  })

  test('of a new closet isn’t said to be unworn', () => {
    const { reasons } = textsOf(['Jeans; Bottoms; blue', 'Blouse; Tops; green', 'Ankle boots; Shoes; brown'])
    expect(reasons.join(' ')).not.toMatch(/worn/)
  })

  test('dresses up another, or down', () => {
    const pieces = [
      'Mom jeans; Bottoms; blue',
      'Button down; Tops; light blue',
      'Black blazer; Outerwear; black',
    ]
    expect(textsOf(pieces, 'brunch').reasons.join(' ')).toMatch(/dress(?:es)? (?:up|down) the/i)
  })

  test('that the occasion rules out isn’t explained by what it is named after', () => {
    const { styleAnalysis } = textsOf(
      ['Swim trunks; Bottoms; navy', 'White oxford; Tops; white'],
      'job interview',
    )
    expect(styleAnalysis).toMatch(/Your swim trunks don't suit a job interview\./)
  })
})

describe('what is missing', () => {
  test('is what the occasion calls for, though other shoes are worn', () => {
    const { styleAnalysis } = textsOf(
      ['Brown brogues; Shoes; brown', 'Polo; Tops; navy', 'Chinos; Bottoms; khaki'],
      'travel',
    )
    expect(styleAnalysis).toMatch(/This calls for comfortable walking shoes\.$/)
  })

  test('are the trousers of a suit jacket, at any occasion', () => {
    const { outfitDescription } = textsOf(
      [
        'Navy suit jacket; Outerwear; navy',
        'White oxford; Tops; white',
        'Gray dress pants; Bottoms; gray',
        'Black oxfords; Shoes; black',
      ],
      'wedding',
      false,
    )
    expect(outfitDescription).toMatch(/^You don't have the trousers to match the suit jacket\. /)
  })

  test('is an outfit with the chosen piece, not any outfit', () => {
    const { outfitDescription } = textsOf(
      [
        'Black blazer; Outerwear; black',
        'Leggings; Bottoms; pink',
        'Hoodie; Tops; orange',
        'Flip-flops; Shoes; blue',
      ],
      'funeral',
    )
    expect(outfitDescription).toMatch(/^Your closet has no outfit for a funeral with the blazer\. /)
  })
})

test('pieces with counted wears but no dates are not called unworn', () => {
  const pieces = ['Oxford shirt; Tops; blue', 'Chinos; Bottoms; beige', 'Loafers; Shoes; brown'].map((one) =>
    makePiece(one, { wearCount: 47 }),
  )
  const [focus] = pieces
  if (!focus) throw new RangeError('there are no pieces')
  const { score } = outfitOf({ focus, pieces, needs: needsFor('work'), today: '2026-11-23' })
  const lines = scoreInWords(score, pieces).terms.map(({ reason }) => reason)
  expect(lines).toContain('No recent wears logged.')
})
