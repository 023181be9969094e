import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode24 } from './find-node-24.mjs'
import { installPackages } from './install-packages.mjs'

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const PARENT_CHECK_MS = 500

/** What `npm run` can be asked for, each with what comes before the words of the command itself. */
const PROGRAMS = {
  start: ['scripts/start/start.ts'],
  dev: ['scripts/dev/dev.ts'],
  build: ['scripts/build/build.ts'],
  cluster: ['scripts/cluster/cluster.ts'],
  test: ['scripts/test/test.ts'],
  bench: ['scripts/bench/bench.ts'],
  // The stand-in for PayPal serves its scripts with a function of Node's that is still marked so.
  campaign: [
    '--disable-warning=ExperimentalWarning',
    'packages/server/src/testing/campaign/campaign.ts',
  ],
  prove: ['scripts/prove/prove.ts'],
  orders: ['packages/server/src/commands/orders/orders-command.ts'],
  exemptions: ['packages/server/src/commands/exemptions/exemptions-command.ts'],
  trade: ['packages/server/src/commands/trade/trade-command.ts'],
  stock: ['packages/server/src/commands/stock/stock-command.ts'],
  reviews: ['packages/server/src/commands/reviews/reviews-command.ts'],
  mails: ['packages/server/src/commands/mails/mails-command.ts'],
  staff: ['packages/server/src/commands/staff/staff-command.ts'],
  backup: ['packages/server/src/commands/backup/backup-command.ts', 'backup'],
  restore: ['packages/server/src/commands/backup/backup-command.ts', 'restore'],
  weigh: ['packages/studio/src/weigh/write-pieces.ts'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  unused: ['node_modules/knip/bin/knip.js'],
  types: ['scripts/check/check-types.ts'],
  boundaries: ['scripts/check/check-boundaries.ts'],
  sizes: ['scripts/check/check-sizes.ts'],
  stills: ['scripts/stills/stills.ts'],
  pictures: ['packages/studio/src/write-photographs/write-photographs.ts'],
}

// Runs a program of this repository on the Node it is written for, whatever Node was called: installs the
// packages first when they are missing or old. Plain JavaScript, because Node 20 has to read it.
try {
  const [name, ...args] = process.argv.slice(2)
  const program = PROGRAMS[name]
  if (program === undefined) throw new Error(`There is no program ${name}.`)
  await installPackages(ROOT)
  const node = await findNode24(ROOT)
  process.exitCode = await run(node, [...program, ...args])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Resolves with the exit code; passes signals on, and stops the child when npm itself is killed. */
function run(node, args) {
  const bin = path.join(ROOT, 'node_modules', '.bin')
  // Sources without their types are kept from the last start: faster, and 20 MB less memory.
  const env = {
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: [bin, process.env.PATH].join(path.delimiter),
  }
  const child = spawn(node, args, { cwd: ROOT, env, stdio: 'inherit' })
  const stop = () => child.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  watchNpm(stop)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** npm may be killed outright, and the shell between it and us lives on: then nobody told us to stop. */
function watchNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined || !existsSync('/proc/self/stat')) return
  const npm = ancestors().find((pid) =>
    /\bnpm\b/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')),
  )
  if (npm === undefined) return
  const timer = setInterval(() => {
    if (!ancestors().includes(npm)) stop()
  }, PARENT_CHECK_MS)
  timer.unref()
}

function ancestors() {
  const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
  return [process.ppid, Number(stat.split(') ').pop().split(' ')[1])]
}
