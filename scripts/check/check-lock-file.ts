import path from 'node:path'
import { keysAt, readJson, valueAt } from '../json-value.ts'

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

const lock = readJson('package-lock.json')
const folders = keysAt(lock, 'packages')
const allowed = new Set(keysAt(readJson('package.json'), 'allowScripts'))

const problems = [...unexpectedScripts(), ...missingVariants(), ...differences()]
for (const problem of problems) console.error(problem)
console.log(`${folders.length} packages in the lock file, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

/** An installed package may run a script only when `allowScripts` in package.json names it. */
function unexpectedScripts(): readonly string[] {
  return folders
    .filter((folder) => valueAt(lock, 'packages', folder, 'hasInstallScript') === true)
    .map((folder) => folder.replace(/^.*node_modules\//, ''))
    .filter((name) => !allowed.has(name))
    .map((name) => `${name} runs a script when it is installed, and allowScripts does not name it`)
}

/** `npm ci` refuses a lock file that lacks the variants of a package for other machines. */
function missingVariants(): readonly string[] {
  const known = new Set(folders)
  return folders.flatMap((folder) =>
    keysAt(lock, 'packages', folder, 'optionalDependencies')
      .filter((name) => !known.has(`node_modules/${name}`))
      .filter((name) => !known.has(`${folder}/node_modules/${name}`))
      .map((name) => `${name}, a variant of ${folder}, is missing: npm ci will refuse to install`),
  )
}

/** `npm ci` refuses a lock file that says something else than the package.json files. */
function differences(): readonly string[] {
  const ours = folders.filter((folder) => !folder.includes('node_modules/'))
  return ours.flatMap((folder) => {
    const file = path.join(folder, 'package.json')
    const isSame = dependenciesOf(readJson(file)) === dependenciesOf(lock, 'packages', folder)
    return isSame ? [] : [`${file} and the lock file differ: run npm install`]
  })
}

function dependenciesOf(json: unknown, ...at: readonly string[]): string {
  const lines = DEPENDENCIES.flatMap((group) =>
    keysAt(json, ...at, group).map(
      (name) => `${group} ${name} ${String(valueAt(json, ...at, group, name))}`,
    ),
  )
  return lines.toSorted().join('\n')
}
