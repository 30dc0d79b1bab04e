import sharp from 'sharp'
import { expect, test } from 'vitest'
import { garmentKinds, type GarmentKind } from '../garment-kinds.ts'
import { drawGarment } from './draw-garment.ts'
import { drawingBox } from './drawing-box.ts'
import { patterns, type Pattern } from './patterns.ts'
import { wordSet } from '../../word-set.ts'

const kinds = garmentKinds.map(({ id }) => id)
const cloths = ['#000000', '#ffffff', '#27324c', '#b3262e', '#ecc94b']

const elements = wordSet('svg g path circle rect ellipse use defs clipPath pattern mask')
const attributes = new Set(
  'xmlns viewBox id href d transform x y width height rx cx cy r ry fill opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray clip-path patternUnits mask maskUnits'.split(
    ' ',
  ),
)
const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/y
const NUMBER = String.raw`-?(?:\d+(?:\.\d+)?|\.\d+)`
const COLOR = /^(#[0-9a-f]{6}|#fff|#000|none|url\(#[a-z0-9]+\))$/
const PATH = new RegExp(`^[Mm](?:[MmLlHhVvCcQqAaZz ]|${NUMBER})+$`)

interface Tag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
}

/** Parses the tags of a document; throws if it is not well-formed. */
function tagsOf(document: string): Tag[] {
  const tags: Tag[] = []
  const open: string[] = []
  TAG.lastIndex = 0
  for (let at = 0; at < document.length; at = TAG.lastIndex) {
    const match = TAG.exec(document)
    if (!match) throw new SyntaxError(`no tag at ${at}: ${document.slice(at, at + 60)}`)
    const [, isEnd, name = '', list = '', isEmpty] = match
    if (isEnd && open.pop() !== name) throw new SyntaxError(`</${name}> closes nothing`)
    if (isEnd) continue
    if (!isEmpty) open.push(name)
    const pairs = [...list.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(
      ([, key = '', value = '']) => [key, value] as const,
    )
    if (new Set(pairs.map(([key]) => key)).size < pairs.length)
      throw new SyntaxError(`an attribute twice: ${list}`)
    tags.push({ name, attributes: new Map(pairs) })
  }
  if (open.length > 0) throw new SyntaxError(`left open: ${open.join(' ')}`)
  return tags
}

function everyDrawingOf(kind: GarmentKind): string[] {
  const inCloth = [null, ...patterns].flatMap((pattern) =>
    cloths.map((color) => drawGarment(kind, { color, pattern })),
  )
  return [...inCloth, drawGarment(kind, { look: 'outline' })]
}

const valuesOf = (tags: readonly Tag[], ...names: string[]) =>
  tags.flatMap((tag) => names.map((name) => tag.attributes.get(name)).filter((value) => value !== undefined))

test.each(kinds)('the %s is drawn only with shapes and presentation attributes', (kind) => {
  for (const drawing of everyDrawingOf(kind)) {
    const tags = tagsOf(drawing)
    expect(tags[0]?.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg')
    expect(tags.filter(({ name }) => !elements.has(name))).toEqual([])
    expect(tags.flatMap((tag) => [...tag.attributes.keys()].filter((name) => !attributes.has(name)))).toEqual(
      [],
    )
    expect(valuesOf(tags, 'fill', 'stroke').filter((color) => !COLOR.test(color))).toEqual([])
    expect(valuesOf(tags, 'd').filter((path) => !PATH.test(path))).toEqual([])
    const rest = tags.flatMap((tag) =>
      [...tag.attributes.values()].filter((value) => /NaN|undefined|null|Infinity/.test(value)),
    )
    expect(rest).toEqual([])
  }
})

test.each(kinds)('each reference in the %s is defined exactly once', (kind) => {
  for (const drawing of everyDrawingOf(kind)) {
    const tags = tagsOf(drawing)
    const ids = valuesOf(tags, 'id')
    expect(new Set(ids).size).toBe(ids.length)
    const references = [
      ...valuesOf(tags, 'href').map((value) => value.replace(/^#/, '')),
      ...valuesOf(tags, 'clip-path', 'mask', 'fill', 'stroke').flatMap(
        (value) => /^url\(#(.+)\)$/.exec(value)?.[1] ?? [],
      ),
    ]
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
    expect(valuesOf(tags, 'clip-path').filter((value) => !value.startsWith('url(#'))).toEqual([])
  }
})

test.each(kinds)('the %s can be rasterized, and shows its color', async (kind) => {
  const painted = (color: string) => {
    const drawing = drawGarment(kind, { color, pattern: null })
    return sharp(Buffer.from(drawing)).resize(40, 50).flatten({ background: '#808080' }).raw().toBuffer()
  }
  expect((await painted('#b3262e')).equals(await painted('#27324c'))).toBe(false)
})

test.each(kinds)('the outline of the %s is lines with a transparent background', async (kind) => {
  const outline = Buffer.from(drawGarment(kind, { look: 'outline' }))
  const alpha = await sharp(outline).resize(400, 500).extractChannel('alpha').raw().toBuffer()
  const [, , width, height] = drawingBox(kind)
  const painted = alpha.filter((value) => value > 100).length / (width * height)
  expect(painted).toBeGreaterThan(0.01)
  expect(painted).toBeLessThan(0.2)
})

test.each(patterns)('the pattern %s is visible on light and dark fabric', async (pattern) => {
  for (const color of ['#f7f5f0', '#1f1e20']) {
    expect(await contrast(color, null)).toBeLessThan(3)
    expect(await contrast(color, pattern)).toBeGreaterThan(6)
  }
})

/** Standard deviation of the gray values in the middle of a tee, which shows only fabric. */
async function contrast(color: string, pattern: Pattern | null): Promise<number> {
  const middle = { left: 130, top: 230, width: 80, height: 80 }
  const cut = await sharp(Buffer.from(drawGarment('tee', { color, pattern })))
    .extract(middle)
    .toBuffer()
  const { channels } = await sharp(cut).greyscale().stats()
  return channels[0]?.stdev ?? 0
}

test('drawing is deterministic', () => {
  const draw = () => drawGarment('shirt-dress', { color: '#4b7550', pattern: 'floral' })
  expect(draw()).toBe(draw())
})

test('a tight sheet has the bounding box of the garment', () => {
  const drawing = drawGarment('boots', { color: '#4b7550', pattern: null, box: 'tight' })
  expect(drawing).toContain(`viewBox="${drawingBox('boots').join(' ')}"`)
})

test('throws for a text that is not a color', () => {
  expect(() => drawGarment('tee', { color: '"/><script/>', pattern: null })).toThrow(TypeError)
})
