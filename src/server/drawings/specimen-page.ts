import { createHash } from 'node:crypto'
import { closetCategories, type ClosetCategory } from '../../contract/closet/closet.ts'
import { patterns, type Pattern } from '../../domain/closet/drawings/patterns.ts'
import { drawingAddress } from '../../domain/closet/drawings/drawing-address.ts'
import { garmentKinds, type GarmentKind } from '../../domain/closet/garment-kinds.ts'

// Tile colors of the light and the dark theme, as in web/styles/tokens.css.
const style = `
body{margin:0 auto;max-width:1240px;padding:48px 24px;background:#fbfaf8;color:#1d1a17;font:16px/24px system-ui,sans-serif}
h1,h2,h3{font-weight:400;margin:0}h1{font-size:40px;line-height:44px}h2{font-size:28px;line-height:34px;margin-top:72px;padding-top:16px;border-top:1px solid}
h3{font-size:16px;margin:32px 0 8px}p{color:#655e56;max-width:44em}
ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(124px,1fr));gap:8px}@media(min-width:800px){ul{grid-template-columns:repeat(8,1fr)}}
li{font-size:13px;color:#655e56}img{display:block;width:100%;height:auto;background:#f0ede8}.dark img{background:#57514a}.dark{margin-top:8px}
`

/** Content security policy of the specimen page: only our pictures and this one style. */
export const specimenPolicy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

// A light and a dark color for each pattern; they alternate, so that both appear next to every neighbor.
const plainColors = ['white', 'navy', 'camel', 'sage', 'burgundy', 'black', 'denim', 'rust'] as const
const patternColors: Readonly<Record<Pattern, readonly [string, string]>> = {
  stripe: ['white', 'navy'],
  pin: ['light blue', 'charcoal'],
  check: ['camel', 'green'],
  dot: ['burgundy', 'cream'],
  floral: ['ivory', 'petrol'],
  herringbone: ['gray', 'brown'],
}

/** A page of all drawings: plain, in each pattern and as an outline, on both backgrounds, to compare their style. */
export const specimenPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg">
<title>Drawings · Armadio</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Drawings</h1>
<p>${garmentKinds.length} kinds of garment, in any color, plain and in ${patterns.length} patterns, and as an outline.</p>
${closetCategories.map(categorySection).join('\n')}
</main>
</body>
</html>
`

function categorySection(category: ClosetCategory): string {
  const kinds = garmentKinds.filter((kind) => kind.category === category)
  return `<section>\n<h2>${category}</h2>\n${kinds.map(kindRows).join('\n')}\n</section>`
}

function kindRows({ id, name }: (typeof garmentKinds)[number], place: number): string {
  return `<h3>${name}</h3>\n${row(id, name, place, '')}\n${row(id, name, place, ' class="dark"')}`
}

// Both backgrounds show the same drawings, so that the browser requests each once.
function row(kind: GarmentKind, name: string, place: number, ground: string): string {
  const plain = figure(kind, name, plainColors[place % plainColors.length] ?? 'white', null)
  const printed = patterns.map((pattern) =>
    figure(kind, name, patternColors[pattern][place % 2 === 0 ? 0 : 1], pattern),
  )
  const outline = picture(`/drawings/${kind}.svg?look=outline`, name, 'outline')
  return `<ul${ground}>${plain}${printed.join('')}${outline}</ul>`
}

function figure(kind: GarmentKind, name: string, color: string, pattern: Pattern | null): string {
  return picture(drawingAddress(kind, color, pattern), name, pattern ? `${color}, ${pattern}` : color)
}

function picture(address: string, name: string, label: string): string {
  return `<li><img src="${address.replaceAll('&', '&amp;')}" alt="${name}, ${label}" width="400" height="500" loading="lazy">${label}</li>`
}
