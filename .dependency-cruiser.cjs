require('./scripts/parse-imports.cjs')

/**
 * Import rules of the architecture; see ARCHITECTURE.md. contract ← domain ← server and web.
 * Add new features to this list: each may import the features in the rows above its own, in every layer.
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
  ['export-import'],
]
const features = featureRows.flat()

// Folders that are not features: infrastructure, and code that composes features.
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
// Turns facts of all features into text.
const domainParts = ['words']
const webParts = ['api', 'fonts', 'frame', 'offline', 'pages', 'public', 'service-worker', 'styles', 'ui']

// npm packages that domain/ may use: pure, without clock or I/O.
const pureLibraries = ['zod', 'big.js', 'culori', 'date-fns', 'temporal-polyfill']

const tests = '\\.test\\.tsx?$'
const anyOf = (names) => `(${names.join('|')})`
const feature = (names) => `^src/((domain|server|web)/${anyOf(names)}/|contract/${anyOf(names)}[./-])`
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
    'The domain imports only the contract, itself and pure libraries: no clock, no randomness, no I/O.',
    '^src/domain/',
    { pathNot: ['^src/(contract|domain)/', npm(pureLibraries)] },
  ),
  forbid(
    'facts-first',
    'Only domain/words contains English text; the features of the domain return facts.',
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
    "The stylist's tables and the captions made from them are large and must not be bundled for the browser.",
    '^src/web/',
    {
      path: '^src/domain/(words/(?!(import-report|english|dates|marketplace/(listing-description|price-hint)|pieces/trait-choices|csv-import-report|trend-coverage|occasion-hints|request-labels|weather/weather-words|wishlist/price-against-target)\\.ts)|stylist/(advice|influencers|facts|score|search|shops|together)/|closet/(brands/|read-garment\\.ts|colors/perceived-color)|sharing/hashtags-of-pieces)',
    },
  ),
  forbid('web-in-browser', 'The web app runs in a browser, without Node modules.', '^src/web/', {
    dependencyTypes: ['core'],
  }),
  forbid(
    'runtime-dependency',
    'Packages imported by the server belong in "dependencies" of package.json.',
    '^src/(contract|domain|server)/',
    { dependencyTypes: ['npm-dev'] },
  ),
  forbid('not-to-tests', 'Production code does not import tests.', '^src/', { path: ['^tests/', tests] }),
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
    'Only server/outside makes requests to third-party addresses.',
    { path: '^src/', pathNot: '^src/server/outside/' },
    { path: npm(['undici', 'ipaddr\\.js']) },
  ),
  forbid(
    'adapter-alone',
    'Adapters do not import each other, except for adapters/model, which the adapters of models share.',
    '^src/server/adapters/([^/]+)/',
    { path: '^src/server/adapters/[^/]+/', pathNot: '^src/server/adapters/($1|model)/' },
  ),
  forbid(
    'compose-picks-adapters',
    'Only compose.ts selects adapters; all other code uses the ports.',
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
    'Pages import features, not the reverse.',
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
    'A file at the top of domain/ serves all features and imports none.',
    '^src/domain/[^/]+$',
    { path: feature(features) },
  ),
  forbid(
    'known-folder',
    'This folder is unknown: add it to the lists in .dependency-cruiser.cjs.',
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
  forbid('no-cycle', 'Files must not import each other in a cycle.', {}, { circular: true }),
  {
    ...forbid('no-folder-cycle', 'Folders must not depend on each other in a cycle.', {}, { circular: true }),
    scope: 'folder',
  },
]

module.exports = {
  forbidden: [...rings, ...server, ...web, ...featureOrder, ...places, ...cycles],
  options: {
    // TypeScript 7 has no API for dependency-cruiser.
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Tests may import anything, so they are skipped.
    doNotFollow: { path: ['node_modules', '^tests/', tests] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
