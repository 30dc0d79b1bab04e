import { describe, expect, test } from 'vitest'
import { parsePage, type Page, type PageNode } from './page-tree.ts'

/** A tree as text: 'div(p(one)p(two))'. */
function drawn(page: Page, nodes: readonly PageNode[] = page.nodes.filter(({ parent }) => !parent)): string {
  return nodes
    .map((node) => {
      if (node.tag === '') return node.text.trim()
      return `${node.tag}(${drawn(
        page,
        page.nodes.filter(({ parent }) => parent === node),
      )})`
    })
    .join('')
}

describe('a page', () => {
  test.each([
    ['<div><p>one<p>two</div>', 'div(p(one)p(two))'],
    ['<ul><li>one<li>two</ul>', 'ul(li(one)li(two))'],
    ['<ul><li>one<ul><li>in</ul><li>two</ul>', 'ul(li(oneul(li(in)))li(two))'],
    ['<dl><dt>a<dd>b<dt>c<dd>d</dl>', 'dl(dt(a)dd(b)dt(c)dd(d))'],
    ['<table><tr><td>a<td>b<tr><td>c</table>', 'table(tr(td(a)td(b))tr(td(c)))'],
    ['<p>one<br>two<img src=x></p>three', 'p(onebr()twoimg())three'],
    ['<div><b>one</div>two', 'div(b(one))two'],
    ['<div></b>one</div>', 'div(one)'],
    ['<b><div>one</b>two</div>', 'b(div(onetwo))'],
    ['<svg><path d=x /><path d=y /></svg>one', 'svg(path()path())one'],
    ['<svg><path><path></svg>one', 'svg(path(path()))one'],
    ['<div/>one', 'div(one)'],
    ['<DIV>one</Div>two', 'div(one)two'],
    ['a<!-- <p>b</p> -->c', 'ac'],
    ['one &amp; two &lt;p&gt;', 'one & two <p>'],
    ['one', 'one'],
    ['', ''],
  ])('has the same tree as in browsers: %s', (html, tree) => {
    expect(drawn(parsePage(html))).toBe(tree)
  })

  test('has the attributes of its elements, decoded once, the first of two of one name', () => {
    const [link] = parsePage('<a HREF="/a?b=1&amp;c=2" title=\'x &amp;amp; y\' href="/other" hidden>').nodes
    expect(Object.fromEntries(link?.attributes ?? [])).toEqual({
      href: '/a?b=1&c=2',
      title: 'x &amp; y',
      hidden: '',
    })
  })

  test('keeps scripts unchanged and hidden', () => {
    const nodes = parsePage(
      '<script>if (a < b && "<p>") {}</script><p style="display: none">x</p><p>y</p>',
    ).nodes
    expect(nodes.map(({ text }) => text).filter(Boolean)).toEqual(['if (a < b && "<p>") {}', 'x', 'y'])
    expect(nodes.filter(({ hidden }) => !hidden).map(({ text }) => text)).toEqual(['', 'y'])
  })

  test('has the index of the last descendant of each element', () => {
    const { nodes } = parsePage('<div><p>one<b>two</b></p></div><i>three</i>')
    const ends = nodes.map(({ tag, text, index, end }) => [tag || text, end - index])
    expect(ends).toEqual([
      ['div', 5],
      ['p', 4],
      ['one', 1],
      ['b', 2],
      ['two', 1],
      ['i', 2],
      ['three', 1],
    ])
  })

  test('continues after elements that are nested too deep', () => {
    const deep = 2_000
    const { nodes } = parsePage(`${'<div>'.repeat(deep)}x${'</div>'.repeat(deep)}<h1>Coat</h1>`)
    const heading = nodes.find(({ tag }) => tag === 'h1')
    expect(heading?.parent).toBeNull()
  })
})
