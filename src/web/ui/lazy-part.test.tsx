import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyPart, loadParts } from './lazy-part.tsx'

test('parts of one chunk render together once it is loaded', async () => {
  const One = lazyPart('chunk', async () => () => <p>One</p>)
  const Other = lazyPart('chunk', async () => () => <p>Other</p>)
  await loadParts(['chunk'])
  expect(renderToString(<One />) + renderToString(<Other />)).toBe('<p>One</p><p>Other</p>')
})
