import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from './camera.ts'

/** Pictures under a heading. */
export interface Shown {
  readonly title: string
  readonly note: string
  readonly pictures: readonly Picture[]
}

/** Writes `index.html` with the week and the screens. */
export async function writePage(
  folder: string,
  week: readonly Shown[],
  screens: readonly Shown[],
): Promise<string> {
  const file = join(folder, 'index.html')
  await writeFile(file, pageOf(week, screens))
  return file
}

function pageOf(week: readonly Shown[], screens: readonly Shown[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Armadio: the gallery</title><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:32px auto;max-width:1600px;padding:0 24px}
section{margin:0 0 56px}h2{margin:0;font-size:18px}p{margin:0 0 12px}nav{columns:4 200px;margin:0 0 32px}
.row{display:flex;gap:16px;align-items:flex-start;overflow-x:auto}figure{margin:0}figcaption{font-size:13px;opacity:.7}
img{display:block;height:auto;border:1px solid #8884}img.w1280{width:480px}img.w390{width:220px}</style>
<h1>Armadio: the gallery</h1>
${part('One week', week)}
${part('Screens', screens)}
</html>
`
}

function part(title: string, shown: readonly Shown[]): string {
  if (shown.length === 0) return ''
  const links = shown.map((each) => `<a href="#${idOf(each)}">${escaped(each.title)}</a><br>`)
  return `<h1>${title}</h1><nav>${links.join('')}</nav>${shown.map(section).join('\n')}`
}

function section(shown: Shown): string {
  const figures = shown.pictures.map(
    ({ file, width, theme }) =>
      `<figure><a href="${file}"><img class="w${width}" loading="lazy" src="${file}" alt="${escaped(shown.title)}, ${width} px, ${theme}"></a><figcaption>${width} px, ${theme}</figcaption></figure>`,
  )
  return `<section id="${idOf(shown)}"><h2>${escaped(shown.title)}</h2><p>${escaped(shown.note)}</p><div class="row">${figures.join('')}</div></section>`
}

function idOf({ title }: Shown): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
