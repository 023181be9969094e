import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'

/** Runs `npm ci` when packages are missing or older than the lock file. Throws a sentence on failure. */
export async function installPackages(root) {
  const wanted = modified(path.join(root, 'package-lock.json'))
  const installed = modified(path.join(root, 'node_modules', '.package-lock.json'))
  if (installed >= wanted) return
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
