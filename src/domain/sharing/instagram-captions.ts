import { capital, listed, numeral, sentence } from '../sentence.ts'
import { layered, type OutfitWords } from './outfit-words.ts'
import type { ToldPiece } from './told-piece.ts'

/** A way to write a caption: null where the outfit has not what it speaks of. */
export type CaptionFrame = (outfit: OutfitWords) => string | null

const a = (piece: ToldPiece) => piece.a
const PIECES_IN_A_LINE = 5
const COLORS_IN_A_LINE = 4

/** A frame for outfits where these pieces are there in a color of their own, each in another than the one before it. */
function inColors(
  parts: (outfit: OutfitWords) => readonly (ToldPiece | null)[],
  write: (shades: readonly string[], pieces: readonly ToldPiece[], outfit: OutfitWords) => string | null,
): CaptionFrame {
  return (outfit) => {
    const pieces = parts(outfit).filter((piece) => piece !== null)
    const shades = pieces.flatMap(({ shade }) => (shade ? [shade] : []))
    const isWhole = pieces.length === parts(outfit).length && shades.length === pieces.length
    return isWhole && new Set(shades).size === shades.length ? write(shades, pieces, outfit) : null
  }
}

const overColors: CaptionFrame = inColors(
  ({ outer, inner }) => [outer, inner],
  ([over, under], _pieces, { bottom, shoes, small }) => {
    const middle = bottom?.shade && bottom.shade !== under ? `, ${bottom.shade}` : ''
    const end = shoes?.shade ? `${middle || ','} down to ${shoes.aOne}` : middle && `${middle} below`
    return `${over} over ${under}${end}.${finish(small)}`
  },
)

const aboveColors: CaptionFrame = inColors(
  ({ outer, isDress, inner, bottom }) => (outer || isDress ? [null] : [inner, bottom]),
  ([above, below], _pieces, { shoes, small }) =>
    `${above} above ${below}${shoes?.shade ? `, down to ${shoes.aOne}` : ''}.${finish(small)}`,
)

function finish(small: readonly ToldPiece[]): string {
  const words = small.length > 0 && small.length <= 2 ? capital(listed(small.map(a))) : ''
  return words && ` ${words} to finish.`
}

/** Ways for outfits in layers, and for a top and a bottom. */
export const layeredCaptions: readonly CaptionFrame[] = [
  overColors,
  aboveColors,
  inColors(
    ({ outer, inner, shoes }) => [outer, inner, shoes],
    ([around, middle, end]) => `${middle} in the middle, ${around} around it, ${end} underfoot`,
  ),
  inColors(
    ({ outer, inner, shoes }) => [outer, inner, shoes],
    ([around, middle], [, , shoes]) =>
      shoes ? `${around} against ${middle}, with ${shoes.a} to end on` : null,
  ),
  inColors(
    ({ outer, inner, bottom }) => [outer, inner, bottom],
    ([over], [, one, other], { shoes }) =>
      `${bothColors(one, other)} under ${over}.${shoes ? ` ${capital(shoes.a)} below.` : ''}`,
  ),
  inColors(
    ({ outer, inner, bottom, shoes }) => [outer, inner, bottom, shoes],
    (_shades, [outer, one, other, shoes]) =>
      outer && shoes
        ? `the ${outer.full}, with ${bothColors(one, other)} underneath and ${shoes.a} below`
        : null,
  ),
  inColors(
    ({ outer, isDress, inner, bottom }) => (outer || isDress ? [null] : [inner, bottom]),
    ([above, below], _pieces, { shoes }) =>
      `half ${above}, half ${below}${shoes ? `, and ${shoes.a} at the end` : ''}`,
  ),
  inColors(
    ({ small, outer, inner }) => [small[0] ?? null, outer, inner],
    ([, over, under], [small]) => (small ? `${small.a}, and ${over} over ${under}` : null),
  ),
  ({ outer, inner, bottom, shoes }) =>
    outer && inner && (bottom || shoes)
      ? `under the ${outer.full}: ${listed([inner, bottom, shoes].filter((piece) => piece !== null).map(a))}`
      : null,
  ({ main, inner, outer, shoes, isDress, bottom }) => {
    const between = isDress ? inner : bottom
    const top = outer ?? (isDress ? null : inner)
    return shoes && top && between && main.length > 2
      ? `${shoes.a} at one end, ${top.a} at the other, ${between.a} in between`
      : null
  },
  ({ bottom, inner, outer, shoes }) =>
    bottom && inner
      ? `start with ${bottom.a}. Add ${inner.a}${outer ? `, then ${outer.a}` : ''}${shoes ? `, and end on ${shoes.a}` : ''}`
      : null,
]

/** Ways for a dress. */
export const dressCaptions: readonly CaptionFrame[] = [
  inColors(
    ({ isDress, inner, shoes }) => [isDress ? inner : null, shoes],
    ([dress, shoes]) => `${dress} to the hem, ${shoes} below it`,
  ),
  inColors(
    ({ isDress, inner, shoes }) => [isDress ? inner : null, shoes],
    ([dress, below], [, shoes], { outer, small }) =>
      shoes && small.every(({ shade }) => shade === dress || shade === below)
        ? `all ${dress}${outer ? ` under ${outer.aShort}` : ''}, then ${shoes.a}`
        : null,
  ),
  ({ isDress, inner, outer, shoes, pieces }) =>
    isDress && inner && shoes && !outer && !pieces.some(({ slot }) => slot === 'top')
      ? `${inner.a}, nothing over it, and ${shoes.a}`
      : null,
  ({ isDress, inner, outer, shoes }) =>
    isDress && inner && shoes
      ? `start with ${inner.a}. ${outer ? `${capital(outer.a)} over it, ${shoes.a} below` : `Add ${shoes.a}`}`
      : null,
  ({ isDress, inner, shoes, small, outer }) =>
    isDress && inner && shoes && small[0]
      ? `one dress, ${outer ? `one ${outer.noun}, ` : ''}${shoes.a} and ${small[0].a}`
      : null,
]

/** Ways for any outfit of some pieces. */
export const anyCaptions: readonly CaptionFrame[] = [
  (outfit) => layered(outfit),
  ({ main, pieces }) => {
    const told = main.length > 1 ? main : pieces
    return told.length > 1 && told.length <= PIECES_IN_A_LINE
      ? told.map(({ full }) => sentence(full)).join(' ')
      : null
  },
  ({ season, pieces }) =>
    season && pieces.length > 1 && pieces.length <= PIECES_IN_A_LINE
      ? `${season} in ${numeral(pieces.length)} pieces: ${listed(pieces.map(a))}`
      : null,
  ({ pieces, shades }) => {
    const isKnown = pieces.every(({ shade }) => shade !== null)
    if (!isKnown || pieces.length < 2 || shades.length > COLORS_IN_A_LINE || shades.length < 2) return null
    return `${numeral(pieces.length)} pieces, ${numeral(shades.length)} colors: ${listed(shades)}`
  },
  inColors(
    ({ pieces, main }) => (main.length > 2 ? main : pieces),
    (shades, pieces) => {
      const nouns = pieces.map(({ noun }) => noun)
      if (pieces.length < 3 || pieces.length > 4 || !hasOwnNouns(pieces) || !arePlain(pieces)) return null
      return `${nouns.join(', ')}. ${capital(shades.join(', '))}`
    },
  ),
  inColors(
    ({ main }) => main,
    (shades, pieces) =>
      pieces.length > 2 && arePlain(pieces) ? `from the shoulders down: ${shades.join(', ')}` : null,
  ),
  inColors(
    ({ main, shoes }) => (shoes && main.length > 2 ? main : [null]),
    (shades) => {
      const [end, ...up] = shades.toReversed()
      return `${end} at the floor, then ${up.join(', then ')}`
    },
  ),
  ({ pieces, main }) => {
    const [first, ...others] = (main.length > 1 ? main : pieces).filter(({ shade }) => shade)
    if (!first || others.length === 0 || others.length > 3 || !hasOwnNouns([first, ...others])) return null
    const rest = others.map((piece) => `the ${piece.noun} ${piece.tint}`)
    return `the ${first.noun} ${first.isSeveral ? 'are' : 'is'} ${first.tint}, ${listed(rest)}`
  },
  ({ pieces, main }) => {
    const told = (main.length > 1 ? main : pieces).toReversed().filter(({ shade }) => shade)
    if (told.length < 2 || told.length > PIECES_IN_A_LINE || !hasOwnNouns(told)) return null
    return told.map((piece) => `${piece.aNoun} in ${piece.tint}`).join(', ')
  },
  ({ occasion, shades }) => (occasion && isPalette(shades) ? `${occasion.name}, in ${listed(shades)}` : null),
  ({ season, shades }) => (season && isPalette(shades) ? `${season} in ${listed(shades)}` : null),
  (outfit) => (outfit.occasion ? `${outfit.occasion.name}: ${layered(outfit)}` : null),
  (outfit) => (outfit.theme && !outfit.style ? `${outfit.theme}: ${layered(outfit)}` : null),
  ({ theme, style, shades }) =>
    theme && style && isPalette(shades) ? `${theme}, in ${listed(shades)}` : null,
  ({ occasion, main, shoes }) =>
    occasion?.phrase && main.length > 2 && shoes
      ? `${listed(main.filter((piece) => piece !== shoes).map(({ short }) => short))} for ${occasion.phrase}. ${capital(shoes.a)} below`
      : null,
  ({ pieces, shades }) => {
    const cloths = [...new Set(pieces.flatMap(({ cloth }) => (cloth ? [cloth] : [])))]
    return cloths.length > 1 && cloths.length <= 4 && isPalette(shades)
      ? `${listed(cloths)}, in ${listed(shades)}`
      : null
  },
  ({ pieces }) => {
    const [one, other] = pieces
    return one && other && pieces.length === 2 ? `${one.a} and ${other.a}. That is all` : null
  },
]

/** A way for an outfit that is all of one color: none for any other. */
function inOneColor(write: (shade: string, outfit: OutfitWords) => string | null): CaptionFrame {
  return (outfit) => {
    const [shade] = outfit.shades
    const isAll = outfit.main.length > 2 && outfit.pieces.every((piece) => piece.shade === shade)
    return isAll && shade !== undefined ? write(shade, outfit) : null
  }
}

/** A way for an outfit that is of one color but for one piece. */
function butForOne(write: (shade: string, other: ToldPiece) => string): CaptionFrame {
  return ({ pieces, main: [first, second, third] }) => {
    const shade = [first, second].find((piece) => piece?.shade === third?.shade)?.shade
    const others = pieces.filter((piece) => piece.shade !== shade)
    const [other] = others
    return shade && pieces.length > 3 && other?.shade && others.length === 1 ? write(shade, other) : null
  }
}

/** Ways for pieces that are nearly all of one color; nothing says more of such an outfit. */
export const oneColorCaptions: readonly CaptionFrame[] = [
  inOneColor((shade, { main }) => `all ${shade}, from the ${main[0]?.noun} to the ${main.at(-1)?.noun}`),
  inOneColor((shade, { pieces }) => `${numeral(pieces.length)} pieces, one color: ${shade}`),
  inOneColor((shade, { main }) => `${listed(main.map(({ noun }) => noun))}. All of it ${shade}`),
  inOneColor((shade, { main }) => main.map(() => shade).join(' on ')),
  inOneColor((shade, { occasion }) => (occasion ? `${occasion.name}, all in ${shade}` : null)),
  butForOne((shade, other) => `all ${shade} but for the ${other.full}`),
  butForOne((shade, other) => `the ${other.noun} ${other.isSeveral ? 'are' : 'is'} all that is not ${shade}`),
  butForOne((shade, other) => `${shade}, ${shade}, ${shade}, and ${other.a}`),
  butForOne((shade, other) => `one thing in ${other.shade}, the ${other.noun}; the rest is ${shade}`),
]

/** Ways for one piece alone. */
export const onePieceCaptions: readonly CaptionFrame[] = [
  ({ pieces: [piece] }) => (piece ? `just the ${piece.full}` : null),
  ({ pieces: [piece] }) => (piece ? `${piece.a}, on ${piece.isSeveral ? 'their' : 'its'} own` : null),
  ({ pieces: [piece] }) => (piece ? `one piece: ${piece.a}` : null),
  ({ pieces: [piece] }) => (piece?.shade ? `the ${piece.noun}, in ${piece.tint}` : null),
  ({ pieces: [piece], occasion }) => (piece && occasion ? `${occasion.name}: ${piece.a}` : null),
  ({ pieces: [piece], season }) => (piece && season ? `${season}: ${piece.a}` : null),
]

// 'White, navy and stone' for white and navy beside stone.
function bothColors(one: ToldPiece | undefined, other: ToldPiece | undefined): string {
  return listed([...new Set([...(one?.shades ?? []), ...(other?.shades ?? [])])])
}

function arePlain(pieces: readonly ToldPiece[]): boolean {
  return pieces.every(({ shades }) => shades.length === 1)
}

function hasOwnNouns(pieces: readonly ToldPiece[]): boolean {
  return (
    new Set(pieces.map(({ noun }) => noun)).size === pieces.length && pieces.every(({ isKnown }) => isKnown)
  )
}

function isPalette(shades: readonly string[]): boolean {
  return shades.length > 1 && shades.length <= COLORS_IN_A_LINE
}
