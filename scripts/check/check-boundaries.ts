import { globSync, readFileSync } from 'node:fs'
import { keysAt, readJson } from '../json-value.ts'
import { boundaryProblem, packageOf } from './boundary-rules.ts'
import { findImports } from './find-imports.ts'

const SOURCES = ['packages/*/*.ts', 'packages/*/src/**/*.{ts,tsx}', 'scripts/**/*.ts', '*.ts']

const files = globSync(SOURCES, { exclude: (name) => name === 'node_modules' }).toSorted()
const problems = files.flatMap(problemsOf)
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} forbidden imports`)
process.exitCode = problems.length === 0 ? 0 : 1

function problemsOf(file: string): readonly string[] {
  const declared = declaredFor(packageOf(file))
  return findImports(file, readFileSync(file, 'utf8')).flatMap((found) => {
    const problem = boundaryProblem(file, found, declared)
    return problem === undefined ? [] : [`${file} imports ${found.specifier}: ${problem}`]
  })
}

/** What package.json names; the tools at the root, such as vitest, are there for every package. */
function declaredFor(name: string | undefined): ReadonlySet<string> {
  const folders = name === undefined ? ['.'] : ['.', `packages/${name}`]
  return new Set(folders.flatMap((folder) => dependencyNames(`${folder}/package.json`)))
}

function dependencyNames(file: string): readonly string[] {
  const manifest = readJson(file)
  const groups = keysAt(manifest).filter((key) => key.toLowerCase().endsWith('dependencies'))
  return groups.flatMap((group) => keysAt(manifest, group))
}
