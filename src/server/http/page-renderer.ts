import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageData } from '../../contract/page-data.ts'
import type { CodeOf } from './page-parts.ts'

/** HTML of a page for its #root, with its styles and code. */
export interface RenderedPage {
  readonly html: string
  /** The styles of its elements, which the content security policy allows in a style element only. */
  readonly css: string
  /** Names of the parts that it shows. */
  readonly parts: readonly string[]
  /** Addresses of their code. */
  readonly code: readonly string[]
}

export type RenderPage = (data: PageData, path: string) => RenderedPage

interface Renderer {
  loadParts(): Promise<void>
  renderPage(data: PageData, path: string): { readonly html: string; readonly parts: readonly string[] }
}

/** Loads the page renderer that `npm start` built; null if the folder has none. */
export async function loadPageRenderer(pageFolder: string, codeOf: CodeOf): Promise<RenderPage | null> {
  const file = join(pageFolder, 'renderer', 'render-page.js')
  if (!existsSync(file)) return null
  const renderer: Renderer = await import(pathToFileURL(file).href)
  await renderer.loadParts()
  return (data, path) => {
    const { html, parts } = renderer.renderPage(data, path)
    return {
      ...withoutStyleAttributes(html),
      parts,
      code: codeOf(parts),
    }
  }
}

/**
 * Renames each `style` attribute, which the policy forbids, to `data-style`, for a style sheet and for the page's
 * script. React escapes quotes in text, so every match is an attribute.
 */
function withoutStyleAttributes(html: string): { readonly html: string; readonly css: string } {
  const styles = new Set<string>()
  const renamed = html.replaceAll(/ style="([^"]*)"/g, (_attribute, style: string) => {
    styles.add(style)
    return ` data-style="${style}"`
  })
  // The rest is left to the page's script: an address could end the rule or the element.
  const plain = [...styles].filter((style) => /^[\w\s:;%.,#()-]+$/.test(style))
  return { html: renamed, css: plain.map((style) => `[data-style="${style}"]{${style}}`).join('') }
}
