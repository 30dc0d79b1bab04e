require('./scripts/parse-imports.cjs')

/**
 * The shape of the code as rules; ARCHITECTURE.md draws it. contract ← domain ← server and web.
 * A new feature gets its place in this list: each may import those in the rows above its own, in every ring.
 */
const featureRows = [
  ['user'],
  ['account', 'devices'],
  ['closet'],
  ['outfit'],
  ['weather'],
  ['sharing'],
  ['stylist'],
  ['history'],
  ['planner'],
  ['marketplace'],
  ['household'],
  ['wishlist'],
  ['trends'],
  ['recreate'],
  ['trips'],
  ['deleted'],
  ['archive'],
]
const features = featureRows.flat()

// Folders that are no feature: what the features stand on, and what composes them.
const serverParts = [
  'adapters',
  'db',
  'drawings',
  'http',
  'images',
  'outside',
  'ports',
  'product-page',
  'segmentation',
  'workers',
]
// What turns facts of all features into text.
const domainParts = ['words']
const webParts = ['api', 'fonts', 'frame', 'offline', 'pages', 'public', 'service-worker', 'styles', 'ui']

// What domain/ may use from npm: pure, no clock of its own, nothing that reaches outside.
const pureLibraries = ['zod', 'big.js', 'culori', 'date-fns', 'temporal-polyfill']

const tests = '\\.test\\.tsx?$'
const anyOf = (names) => `(${names.join('|')})`
const feature = (names) => `^src/((domain|server|web)/${anyOf(names)}/|contract/${anyOf(names)}[.-])`
const npm = (names) => `^node_modules/${anyOf(names)}/`

/** A rule against imports from `from` to `to`, each a path or a set of conditions. */
function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from: typeof from === 'string' ? { path: from } : from, to }
}

/** A rule that inside the server `part` may import nothing but `others` and itself. */
function serverPart(part, others) {
  const known = [part, ...others]
  return forbid(
    `server-${part}`,
    `server/${part} may import from the server only ${known.join(', ')}.`,
    `^src/server/${part}/`,
    { path: '^src/server/', pathNot: `^src/server/${anyOf(known)}/` },
  )
}

const rings = [
  forbid('contract-alone', 'The contract imports only zod and itself.', '^src/contract/', {
    pathNot: ['^src/contract/', npm(['zod'])],
  }),
  forbid(
    'domain-pure',
    'The domain imports only the contract, itself and pure libraries: no clock, no chance, no I/O.',
    '^src/domain/',
    { pathNot: ['^src/(contract|domain)/', npm(pureLibraries)] },
  ),
  forbid(
    'facts-first',
    'Only domain/words knows that we speak English; the features of the domain give facts.',
    { path: '^src/domain/', pathNot: ['^src/domain/words/', tests, '\\.test-support\\.ts$'] },
    { path: '^src/domain/words/' },
  ),
  forbid('server-not-web', 'Server and web meet in the contract only.', '^src/server/', {
    path: '^src/web/',
  }),
  forbid('web-not-server', 'Server and web meet in the contract only.', '^src/web/', {
    path: '^src/server/',
  }),
  forbid(
    'web-small',
    'What the stylist knows and has learned, and what writes captions from it, is large and stays on the server.',
    '^src/web/',
    {
      path: '^src/domain/(words/(?!(archive-report|english|listing-description|price-gap|price-hint|table-report|trait-choices|trend-coverage|weather-words)\\.ts)|stylist/(advice|influencers|facts|score|search|shops|together)/|closet/(brands|read-garment\\.ts|perceived-color)|sharing/more-hashtags)',
    },
  ),
  forbid('web-in-browser', 'The page has no Node.', '^src/web/', { dependencyTypes: ['core'] }),
  forbid(
    'runtime-dependency',
    'What the server imports belongs in "dependencies" of package.json.',
    '^src/(contract|domain|server)/',
    { dependencyTypes: ['npm-dev'] },
  ),
  forbid('not-to-tests', 'The product does not lean on its tests.', '^src/', { path: ['^tests/', tests] }),
]

const server = [
  serverPart('ports', []),
  serverPart('db', ['workers']),
  serverPart('adapters', ['ports']),
  serverPart('http', ['db', 'ports', 'workers']),
  serverPart('drawings', ['http']),
  serverPart('images', ['db', 'http', 'ports', 'segmentation', 'workers']),
  serverPart('outside', ['http', 'ports']),
  serverPart('product-page', ['workers']),
  serverPart('segmentation', ['workers']),
  serverPart('workers', []),
  forbid(
    'outside-asks',
    'What connects to the outside is server/outside alone.',
    { path: '^src/', pathNot: '^src/server/outside/' },
    { path: npm(['undici', 'ipaddr\\.js']) },
  ),
  forbid(
    'adapter-alone',
    'One adapter does not know another; what those that ask a model share is adapters/model, which knows none.',
    '^src/server/adapters/([^/]+)/',
    { path: '^src/server/adapters/[^/]+/', pathNot: '^src/server/adapters/($1|model)/' },
  ),
  forbid(
    'compose-picks-adapters',
    'Only compose.ts picks adapters; everything else asks for the port.',
    { path: '^src/', pathNot: ['^src/server/compose\\.ts$', '^src/server/adapters/'] },
    { path: '^src/server/adapters/' },
  ),
  forbid(
    'main-composes',
    'main.ts starts compose.ts, which builds app.ts from settings.ts; nothing below knows them.',
    { path: '^src/', pathNot: '^src/server/(main|compose)\\.ts$' },
    { path: '^src/server/(main|compose|app|settings)\\.ts$' },
  ),
]

const web = [
  forbid('web-ui-alone', 'web/ui draws and knows no feature.', '^src/web/ui/', {
    path: ['^src/web/', feature(features)],
    pathNot: '^src/web/(ui|styles|fonts|offline)/',
  }),
  forbid('web-ui-no-queries', 'web/ui is given what it shows.', '^src/web/ui/', {
    path: '^node_modules/@tanstack/react-query',
  }),
  forbid('web-api-alone', 'web/api carries calls and knows no feature.', '^src/web/api/', {
    path: ['^src/web/', feature(features)],
    pathNot: '^src/web/(api|offline)/',
  }),
  forbid(
    'web-offline-alone',
    'web/offline keeps calls and copies and knows no feature.',
    '^src/web/offline/',
    {
      path: ['^src/web/', feature(features)],
      pathNot: ['^src/web/(offline|service-worker)/', '^src/contract/'],
    },
  ),
  forbid(
    'web-pages-compose',
    'Pages compose features, not the other way round.',
    { path: '^src/web/', pathNot: '^src/web/(pages/|(main|render-page|page|app)\\.tsx$)' },
    { path: '^src/web/(pages/|(main|render-page|page|app)\\.tsx$)' },
  ),
]

const featureOrder = featureRows.flatMap((row, place) =>
  row.map((name) => {
    const above = [name, ...featureRows.slice(0, place).flat()]
    const comment = `${name} may import from the features only ${above.join(', ')}.`
    const others = features.filter((other) => !above.includes(other))
    return forbid(`feature-${name}`, comment, feature([name]), { path: feature(others) })
  }),
)

const places = [
  forbid(
    'domain-root',
    'A file beside the feature folders of domain/ serves all of them and knows none.',
    '^src/domain/[^/]+$',
    { path: feature(features) },
  ),
  forbid(
    'known-folder',
    'This folder has no place yet: add it to the lists in .dependency-cruiser.cjs.',
    {
      path: '^src/(domain|server|web)/[^/]+/',
      pathNot: [
        feature(features),
        `^src/domain/${anyOf(domainParts)}/`,
        `^src/server/${anyOf(serverParts)}/`,
        `^src/web/${anyOf(webParts)}/`,
      ],
    },
    {},
  ),
]

const cycles = [
  forbid('no-cycle', 'Two files that need each other are one thing or three.', {}, { circular: true }),
  {
    ...forbid('no-folder-cycle', 'Folders depend on each other in one direction.', {}, { circular: true }),
    scope: 'folder',
  },
]

module.exports = {
  forbidden: [...rings, ...server, ...web, ...featureOrder, ...places, ...cycles],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could use.
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Tests may import anything, so nothing is read in them.
    doNotFollow: { path: ['node_modules', '^tests/', tests] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
