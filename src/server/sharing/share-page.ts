import { createHash } from 'node:crypto'
import { plateSizes } from '../../contract/sharing.ts'
import { cutAtWord } from '../../domain/sharing/cut-at-word.ts'
import type { PlateRecipe } from '../../domain/sharing/plate-recipe.ts'
import { sharePictureAddress } from './share-token.ts'

// Colors and type match web/styles/tokens.css. The image keeps its light paper in dark mode. The text below is aligned
// with the image's text.
const style = `
@font-face{font-family:'Newsreader';src:url(/s/fonts/newsreader.woff2) format('woff2');font-weight:300 440;font-display:swap}
@font-face{font-family:'Hanken Grotesk';src:url(/s/fonts/hanken-grotesk.woff2) format('woff2');font-weight:400 650;font-display:swap}
:root{color-scheme:light dark;--paper:light-dark(#fbfaf8,#161412);--ink:light-dark(#1d1a17,#f2ede6);--quiet:light-dark(#655e56,#a89f94);--line:light-dark(#e5e0d9,#322e2a);--serif:'Newsreader','Iowan Old Style',Georgia,serif}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 16px/24px 'Hanken Grotesk',system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding-bottom:40px}
h1{font:370 25px/31px var(--serif);letter-spacing:-0.012em;margin:0 6.5%}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
img{display:block;width:100%;height:auto}
p{margin:24px 6.5% 0;overflow-wrap:anywhere}
.text{white-space:pre-wrap;unicode-bidi:plaintext;text-align:start}
.tags{color:var(--quiet);font-size:14px;line-height:20px}
.mark{margin-top:40px;padding-top:16px;border-top:1px solid var(--line);color:var(--quiet);font:400 13px/16px var(--serif);letter-spacing:.24em}
.alone{padding-top:96px}
@media(min-width:721px){main{padding-top:40px}.alone{padding-top:160px}}
`

/** Content security policy of share pages: our image and fonts, this style, nothing else. */
export const sharePagePolicy = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

// Longer descriptions are truncated by the platforms, sometimes inside a word.
const DESCRIPTION_MAX = 300

// Shown only if the image lacks it.
const MARK = '<p class="mark">ARMADIO</p>'

interface SharedLook {
  readonly shareText: string
  /** Hashtags without '#'. */
  readonly hashtags: readonly string[]
  readonly plate: PlateRecipe
  /** Public URL of this page. */
  readonly pageAddress: string
}

/** Renders the page of a share: its image, text and hashtags, and nothing else about its owner. */
export function sharePage({ shareText, hashtags, plate, pageAddress }: SharedLook): string {
  const pictureAddress = sharePictureAddress(pageAddress)
  const title = plate.title || 'A look'
  const alt = plate.showsNames ? `${title}: ${plate.pieces.map(({ name }) => name).join(', ')}` : title
  const { width, height } = plateSizes[plate.format]
  const openGraph = {
    'og:type': 'website',
    'og:site_name': 'Armadio',
    'og:title': title,
    'og:description': cutAtWord(shareText.replaceAll(/\s+/gu, ' '), DESCRIPTION_MAX),
    'og:url': pageAddress,
    'og:image': pictureAddress,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': alt,
  }
  const tags = hashtags.map((hashtag) => `<bdi>#${escaped(hashtag)}</bdi>`).join(' ')
  return page({
    title: `${title} · Armadio`,
    meta: Object.entries(openGraph)
      .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
      .concat('<meta name="twitter:card" content="summary_large_image">'),
    main: `<main>
<h1 class="unseen" dir="auto">${escaped(title)}</h1>
<img src="${escaped(new URL(pictureAddress).pathname)}" alt="${escaped(alt)}" width="${width}" height="${height}">
<p class="text" dir="auto">${escaped(shareText)}</p>
${tags && `<p class="tags" dir="auto">${tags}</p>\n`}${plate.showsWordmark ? '' : MARK}
</main>`,
  })
}

/** The page of an unknown or deleted share. */
export const notSharedPage = page({
  title: 'Not shared · Armadio',
  meta: [],
  main: `<main class="alone">
<h1>This outfit is no longer shared.</h1>
${MARK}
</main>`,
})

function page({
  title,
  meta,
  main,
}: {
  readonly title: string
  readonly meta: readonly string[]
  readonly main: string
}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${escaped(title)}</title>
${meta.join('\n')}
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
${main}
</body>
</html>
`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
