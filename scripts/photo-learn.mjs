import './require-node-20.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandFailure, runSteps } from './command-failure.mjs'
import { installPackages } from './install-packages.mjs'
import { ensurePinnedNode, runWithPinnedNode } from './pinned-node.mjs'
import { repository } from './repository.mjs'

const segmentation = join(repository, 'src', 'server', 'segmentation')

// Trains the photo network; docs/decisions/0021 describes the data:
//   npm run photo:learn -- PHOTOS --nothings PICTURES [--temperature .6]
//   npm run photo:learn -- PHOTOS --patterns LABELS.json
// PHOTOS has photos.csv with file, label and wardrobe; PICTURES is a folder of pictures without a garment.
await runSteps(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      nothings: { type: 'string' },
      patterns: { type: 'string' },
      temperature: { type: 'string', default: '0.6' },
    },
  })
  const from = process.env['INIT_CWD'] ?? '.'
  const photos = positionals[0] && resolve(from, positionals[0])
  if (!photos || !existsSync(join(photos, 'photos.csv')) || !(values.nothings || values.patterns)) {
    throw new CommandFailure(
      'Name the photos: npm run photo:learn -- PHOTOS --nothings PICTURES, or --patterns LABELS.json',
    )
  }
  await installPackages()
  await ensurePinnedNode()
  if (values.patterns) {
    const output = join(segmentation, 'pattern-weights.json')
    const program = join('scripts', 'photo-learn', 'learn-pattern.ts')
    const { exitCode } = await runWithPinnedNode([program, photos, resolve(from, values.patterns), output])
    return exitCode
  }
  const work = join(repository, 'node_modules', '.cache', 'photo-learn')
  mkdirSync(work, { recursive: true })
  const rows = readFileSync(join(photos, 'photos.csv'), 'utf8').trim().split(/\r?\n/)
  const files = rows.slice(1).map((row) => join(photos, row.split(',')[0] ?? ''))
  const nothings = resolve(from, values.nothings ?? '')
  await prepare(work, 'photos', files)
  await prepare(
    work,
    'nothings',
    readdirSync(nothings)
      .toSorted()
      .map((name) => join(nothings, name)),
  )
  writeFileSync(join(work, 'photos.csv'), `${rows.join('\n')}\n`)
  const net = join(work, 'net.pt')
  python('train.py', work, net)
  python('export.py', net, join(segmentation, 'net', 'garment-net.bin'), '--temperature', values.temperature)
  return 0
})

/**
 * @param {string} work
 * @param {string} name
 * @param {readonly string[]} files
 */
async function prepare(work, name, files) {
  const list = join(work, `${name}.txt`)
  writeFileSync(list, `${files.join('\n')}\n`)
  const program = join('scripts', 'photo-learn', 'prepare-photos.ts')
  const { exitCode } = await runWithPinnedNode([program, list, join(work, `${name}.bin`)])
  if (exitCode !== 0) throw new CommandFailure(`Couldn't prepare the ${name}.`)
}

/** @param {...string} args */
function python(...args) {
  const [program = '', ...rest] = args
  const ran = spawnSync('/usr/bin/python3', [join(repository, 'scripts', 'photo-learn', program), ...rest], {
    stdio: 'inherit',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  })
  if (ran.status !== 0)
    throw new CommandFailure(`${program} failed. It needs python3-torch and python3-numpy.`)
}
