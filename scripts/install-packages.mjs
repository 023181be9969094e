import { spawn } from 'node:child_process'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_AGAIN_MS = 200
const NAMED_WITHIN_MS = 1000

/**
 * Runs `npm ci` when packages are missing or older than the lock file. Commands that are started at the same time wait
 * for the first of them: each would take away what the others are putting in place. Throws a sentence on failure.
 */
export async function installPackages(root) {
  if (isInstalled(root)) return
  // Beside the packages, which npm takes away as a whole.
  const turn = path.join(root, '.installing')
  await takeTurn(turn)
  try {
    if (!isInstalled(root)) await install(root)
  } finally {
    rmSync(turn, { force: true })
  }
}

function isInstalled(root) {
  const wanted = modified(path.join(root, 'package-lock.json'))
  return modified(path.join(root, 'node_modules', '.package-lock.json')) >= wanted
}

/** Resolves when the file is ours; it names the process that has it, and counts no more when that has ended. */
async function takeTurn(file) {
  let isTold = false
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (!isHeld(file)) rmSync(file, { force: true })
    else if (!isTold) console.error('Another command is installing the packages; waiting for it …')
    isTold = true
    await wait(LOOK_AGAIN_MS)
  }
}

/** Whoever took it may have been killed; its name is written a moment after the file is there. */
function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    return holder === 0 ? Date.now() - modified(file) < NAMED_WITHIN_MS : process.kill(holder, 0)
  } catch (error) {
    // Somebody else's process.
    return error.code === 'EPERM'
  }
}

async function install(root) {
  const start = Date.now()
  console.error('Installing packages with npm ci (about a minute the first time) …')
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const code = await npm(['ci', ...flags, '--loglevel=error'], root)
  if (code !== 0) throw new Error('npm ci failed; its messages above say why.')
  console.error(`Packages installed in ${Math.round((Date.now() - start) / 1000)} s.`)
}

/** Standard output stays free for the command itself: `npm run orders -- --json` is read by programs. */
function npm(args, root) {
  const isWindows = process.platform === 'win32'
  const child = spawn('npm', args, { cwd: root, shell: isWindows, stdio: ['ignore', 2, 2] })
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new Error('npm was not found; it comes with Node.')))
    child.on('exit', resolve)
  })
}

function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
