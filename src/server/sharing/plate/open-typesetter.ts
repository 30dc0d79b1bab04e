import { readFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import type { PlateFace, PlateFont, Typesetter } from '../../../domain/sharing/plate-fonts.ts'

/** Converts text to outlines: independent of installed fonts, identical on every machine. */
export interface OutlineTypesetter extends Typesetter {
  /** Returns the `d` of an SVG path for a text that starts at the given point of its baseline, in pixels. */
  outline(text: string, type: PlateFont, x: number, baseline: number): string
}

const REGULAR = 400

// By script. The first font with a character draws it.
const files: Readonly<Record<PlateFace, readonly string[]>> = {
  serif: ['newsreader-latin.ttf', 'newsreader-latin-ext.ttf'],
  sans: ['hanken-grotesk-latin.ttf', 'hanken-grotesk-latin-ext.ttf'],
}

/** One font file with its characters. */
interface Cut {
  /** One font per weight: changing the weight of a font drops its cached outlines. */
  font(weight: number): Font
  readonly unitsPerEm: number
  readonly has: ReadonlySet<number>
}

/** Characters of one text from one file. */
interface Run {
  readonly cut: Cut
  readonly text: string
}

/** Loads our font files. */
export async function openTypesetter(): Promise<OutlineTypesetter> {
  const cuts = { serif: await openCuts('serif'), sans: await openCuts('sans') }
  return {
    settable: (text, face) => settable(text, cuts[face]),
    width: (text, type) => set(runsOf(text, cuts[type.face]), type).width,
    metrics: (face) => metricsOf(cuts[face]),
    outline: (text, type, x, baseline) => set(runsOf(text, cuts[type.face]), type).outline(x, baseline),
  }
}

async function openCuts(face: PlateFace): Promise<Cut[]> {
  return await Promise.all(
    files[face].map(async (file) => {
      const bytes = await readFile(new URL(`../fonts/${file}`, import.meta.url))
      const opened = new Face(new Blob(new Uint8Array(bytes)))
      const fonts = new Map<number, Font>()
      const inWeight = (weight: number) => {
        const font = new Font(opened)
        font.setVariations([new Variation('wght', weight)])
        fonts.set(weight, font)
        return font
      }
      return {
        font: (weight: number) => fonts.get(weight) ?? inWeight(weight),
        unitsPerEm: opened.upem,
        has: new Set(opened.collectUnicodes()),
      }
    }),
  )
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

// Drops whole graphemes, never leaving a bare accent or half an emoji.
function settable(text: string, cuts: readonly Cut[]): string {
  const kept = [...graphemes.segment(text.normalize('NFC').replaceAll(/\s+/gu, ' '))]
    .map(({ segment }) => segment)
    .filter((grapheme) => cutOf(grapheme, cuts))
    .join('')
  // Also drops separators and closing marks of dropped characters.
  const tidy = kept
    .replaceAll(/ {2,}/g, ' ')
    .replace(/^[\s,;:.!?…–—-]+/u, '')
    .trim()
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : ''
}

function cutOf(grapheme: string, cuts: readonly Cut[]): Cut | undefined {
  return cuts.find(({ has }) => Array.from(grapheme).every((letter) => has.has(letter.codePointAt(0) ?? 0)))
}

function runsOf(text: string, cuts: readonly Cut[]): Run[] {
  const runs: { cut: Cut; text: string }[] = []
  for (const { segment } of graphemes.segment(text)) {
    const cut = cutOf(segment, cuts)
    const run = runs.at(-1)
    if (!cut) continue
    if (run?.cut === cut) run.text += segment
    else runs.push({ cut, text: segment })
  }
  return runs
}

interface SetText {
  readonly width: number
  outline(x: number, baseline: number): string
}

function set(runs: readonly Run[], { size, weight, tracking }: PlateFont): SetText {
  let width = 0
  const glyphs: { cut: Cut; id: number; x: number; y: number }[] = []
  for (const { cut, text } of runs) {
    const scale = size / cut.unitsPerEm
    for (const glyph of shaped(cut.font(weight), text)) {
      glyphs.push({ cut, id: glyph.codepoint, x: width + glyph.xOffset * scale, y: glyph.yOffset * scale })
      width += glyph.xAdvance * scale + tracking * size
    }
  }
  return {
    // Trailing spaces are invisible.
    width: glyphs.length > 0 ? width - tracking * size : 0,
    outline: (x, baseline) =>
      glyphs
        .map(({ cut, id, ...at }) =>
          glyphOutline(cut.font(weight), id, size / cut.unitsPerEm, { x: x + at.x, y: baseline - at.y }),
        )
        .join(''),
  }
}

function shaped(font: Font, text: string) {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    codepoint,
    xAdvance,
    xOffset,
    yOffset,
  }))
}

// The y axis of fonts points up, the y axis of pictures down.
function glyphOutline(
  font: Font,
  id: number,
  scale: number,
  at: { readonly x: number; readonly y: number },
): string {
  return font
    .glyphToJson(id)
    .map(({ type, values }) => {
      const points = values.map((value, place) =>
        (place % 2 === 0 ? at.x + value * scale : at.y - value * scale).toFixed(2),
      )
      return `${type}${points.join(' ')}`
    })
    .join('')
}

function metricsOf([first]: readonly Cut[]): { ascent: number; descent: number } {
  if (!first) return { ascent: 1, descent: 0 }
  const { ascender, descender } = first.font(REGULAR).hExtents()
  return { ascent: ascender / first.unitsPerEm, descent: -descender / first.unitsPerEm }
}
