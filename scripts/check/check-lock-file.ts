import { spawnSync } from 'node:child_process'
import { keysAt, readJson, valueAt } from '../json-value.ts'

const lock = readJson('package-lock.json')
const folders = keysAt(lock, 'packages')
const allowed = new Set(keysAt(readJson('package.json'), 'allowScripts'))

const problems = unexpectedScripts()
for (const problem of problems) console.error(problem)
console.log(`${folders.length} packages in the lock file, ${problems.length} problems`)
process.exitCode = problems.length === 0 && isInstallable() ? 0 : 1

/** An installed package may run a script only when `allowScripts` in package.json names it. */
function unexpectedScripts(): readonly string[] {
  return folders
    .filter((folder) => valueAt(lock, 'packages', folder, 'hasInstallScript') === true)
    .map((folder) => folder.replace(/^.*node_modules\//, ''))
    .filter((name) => !allowed.has(name))
    .map((name) => `${name} runs a script when it is installed, and allowScripts does not name it`)
}

/** `npm ci` refuses what differs from the package.json files, or lacks the variants for other machines. */
function isInstallable(): boolean {
  const args = ['ci', '--dry-run', '--offline', '--silent', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', args, {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  if (status !== 0) console.error('npm ci would refuse the lock file: run npm install')
  return status === 0
}
