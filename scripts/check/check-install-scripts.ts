import { keysAt, readJson, valueAt } from '../json-value.ts'

/** An installed package may run a script only when `allowScripts` in package.json names it. */
const allowed = new Set(keysAt(readJson('package.json'), 'allowScripts'))
const lock = readJson('package-lock.json')
const scripted = keysAt(lock, 'packages')
  .filter((folder) => valueAt(lock, 'packages', folder, 'hasInstallScript') === true)
  .map((folder) => folder.replace(/^.*node_modules\//, ''))
const refused = scripted.filter((name) => !allowed.has(name))
for (const name of refused) console.error(`${name} runs a script when it is installed`)
console.log(`${scripted.length} packages with install scripts, ${refused.length} not allowed`)
process.exitCode = refused.length === 0 ? 0 : 1
