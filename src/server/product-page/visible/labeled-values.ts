import { cleanText } from '../page/clean-text.ts'
import type { Page, PageNode } from '../page/page-tree.ts'
import { namesOf } from '../page/page-text.ts'
import type { PageZones } from '../page/page-zones.ts'

export type LabeledField = 'brand' | 'color' | 'size'

// Labels in tables and lists of features, without a colon.
const labels: Readonly<Record<LabeledField, string>> = {
  brand:
    'brand|brand name|manufacturer|marke|hersteller|marque|marca|fabricante|merk|märke|varumärke|varemerke|mærke|merkki|brändi|tuotemerkki|marka|producent|značka|výrobce|márka|producător|zīmols|бренд|марка|производитель|торговая марка|מותג|ماركة|العلامة التجارية|ブランド|品牌|브랜드|designer',
  color:
    'color|colour|farbe|couleur|colore|kleur|cor|färg|farve|farge|väri|kolor|barva|szín|culoare|krāsa|цвет|цвят|צבע|اللون|カラー|颜色|색상|selected color|selected colour|color name',
  size: 'selected size|gewählte größe|taille sélectionnée|size|größe|taille|talla|taglia|maat|storlek|rozmiar|tamanho',
}
const fields = ['brand', 'color', 'size'] as const
const fieldOf = new Map(
  fields.flatMap((field) => labels[field].split('|').map((word) => [word, field] as const)),
)

const LONGEST_VALUE = 60
const NODES_AHEAD = 14
const SPEC_NAMES = /spec|attr|feature|property|charact/i
const LABEL_NAMES = /label|spec|attr|term|key|feature|property|charact|detail/i
const LONGEST_SIZE = 20
const CHOSEN_NAMES = /(^|[-_ ])(selected|selection|chosen|title-value)($|[-_ ])/i
const NO_SIZE = /^(select|choose|wählen|bitte|choisir|elegir|seleziona|selecteer|välj|wybierz)\b/i
const NO_VALUE = /^(select|choose|wählen|bitte|choisir|please|more|see|view|all|show|–|-|size|\d+)\b/i

/** Facts about a page's product in label-value pairs: 'Brand: Acme', a table of features. */
export function labeledValues(page: Page, zones: PageZones): ReadonlyMap<LabeledField, string> {
  const values = new Map<LabeledField, string>()
  for (const node of page.nodes) {
    if (node.tag !== '' || node.hidden || node.text.length > 300) continue
    const text = node.text.trim()
    const [, before = text, after = ''] = /^([^:：]{2,30})[:：]([\s\S]*)$/.exec(text) ?? []
    const field = fieldOf.get(before.trim().toLowerCase())
    if (!field || values.has(field) || zones.isElsewhere(node)) continue
    const hasColon = before !== text
    const value =
      field === 'size'
        ? chosenSize(page, node)
        : (usable(after) ?? (hasColon || isLabel(node.parent, field) ? nextText(page, node) : null))
    if (value) values.set(field, value)
  }
  return values
}

// A label is followed by all sizes; only one in an element named as selected is the piece's.
function chosenSize(page: Page, label: PageNode): string | null {
  const node = nextNode(page, label)
  const size = node && CHOSEN_NAMES.test(namesOf(node.parent ?? node)) ? node.text.trim() : ''
  return size.length <= LONGEST_SIZE && !NO_SIZE.test(size) ? size || null : null
}

// Without a colon, the element must be a label. 'Color' and 'Size' also label choices, so they need a table of facts.
function isLabel(node: PageNode | null, field: LabeledField): boolean {
  if (!node) return false
  if (['th', 'dt', 'td'].includes(node.tag)) return true
  const names = [node, node.parent, node.parent?.parent].map((part) => (part ? namesOf(part) : '')).join(' ')
  if (field !== 'brand') return SPEC_NAMES.test(names)
  return ['label', 'strong', 'b'].includes(node.tag) || inRow(node) || LABEL_NAMES.test(names)
}

function inRow(node: PageNode): boolean {
  return ['tr', 'li', 'dl', 'dt'].some((tag) => node.parent?.tag === tag || node.parent?.parent?.tag === tag)
}

function nextText(page: Page, label: PageNode): string | null {
  const node = nextNode(page, label)
  return node && !fieldOf.has(node.text.replace(':', '').trim().toLowerCase()) ? usable(node.text) : null
}

function nextNode(page: Page, label: PageNode): PageNode | undefined {
  return page.nodes
    .slice(label.index + 1, label.index + 1 + NODES_AHEAD)
    .find(({ tag, hidden, text }) => tag === '' && !hidden && /[\p{L}\p{N}]/u.test(text))
}

function usable(text: string): string | null {
  const value = cleanText(text)?.replace(/^[:：]\s*/, '') ?? null
  return value && value.length <= LONGEST_VALUE && !NO_VALUE.test(value) ? value : null
}
