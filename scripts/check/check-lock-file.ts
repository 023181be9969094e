import { keysAt, readJson, valueAt } from '../json-value.ts'

const lock = readJson('package-lock.json')
const folders = keysAt(lock, 'packages')
const allowed = new Set(keysAt(readJson('package.json'), 'allowScripts'))

const problems = [...unexpectedScripts(), ...missingVariants()]
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
