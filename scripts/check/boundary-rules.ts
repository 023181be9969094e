import { builtinModules } from 'node:module'
import path from 'node:path'
import type { Import } from './find-imports.ts'

interface PackageRule {
  readonly mayImport: readonly string[]
  /** Packages that only an `import()` may fetch, so that nobody waits for them at first. */
  readonly onDemand?: readonly string[]
  /** Packages that its build runs, and no browser. */
  readonly inBuild?: readonly string[]
  /** Packages that its tests may run. */
  readonly inTests?: readonly string[]
}

/** Who may import whom. */
const PACKAGES: ReadonlyMap<string, PackageRule> = new Map<string, PackageRule>([
  ['catalogue', { mayImport: [] }],
  ['commerce', { mayImport: ['catalogue'] }],
  ['parts', { mayImport: ['catalogue'] }],
  ['stair', { mayImport: ['parts', 'catalogue', 'commerce'] }],
  ['studio', { mayImport: ['stair', 'parts', 'catalogue'] }],
  ['ui', { mayImport: [] }],
  ['viewer', { mayImport: ['parts', 'catalogue'] }],
  [
    'storefront',
    {
      mayImport: ['catalogue', 'commerce', 'ui'],
      onDemand: ['viewer', 'designer', 'stair'],
      inBuild: ['studio', 'stair', 'designer', 'worker'],
    },
  ],
  ['worker', { mayImport: ['commerce', 'ui'] }],
  ['designer', { mayImport: ['stair', 'ui', 'parts', 'viewer', 'catalogue', 'commerce'] }],
  ['desk', { mayImport: ['catalogue', 'commerce', 'ui'] }],
  ['accounts', { mayImport: ['commerce'] }],
  ['server', { mayImport: ['catalogue', 'commerce', 'accounts'], inTests: ['paypal-stand-in'] }],
  ['paypal-stand-in', { mayImport: [] }],
  ['e2e', { mayImport: [] }],
])

/** What makes the files of the storefront's build, its tests with it. */
const BUILD = /^packages\/[^/]+\/src\/build\//

/** Code that runs in Node alone. */
const NODE_CODE = [
  /^scripts\//,
  /^[^/]+\.config\.ts$/,
  /^packages\/(?:accounts|server|studio|paypal-stand-in|e2e)\//,
  /^packages\/storefront\/(?:src\/build\/|vite\.config\.ts$)/,
]

/** Libraries that have a place of their own. */
const LIBRARY_PLACES = [
  {
    library: /^(?:react|react-dom|react-router|react-hook-form|radix-ui|sonner)$/,
    place: /^packages\/(?:storefront|designer|desk|ui)\//,
  },
  { library: /^three$/, place: /^packages\/(?:viewer|designer)\// },
]

/** What a machine has installed is found in one place, for the tests of every package. */
const INSTALLED = 'scripts/test/find-program.ts'

/** How many files are tested at a time is said once, for the projects of every package. */
const WORKERS = 'scripts/test/test-workers.ts'

const TEST = /\.(?:test|bench)\.tsx?$|\/testing\//
const OURS = /^@millrun\/([^/]+)/

/**
 * Why a file must not import this, as the end of a sentence; undefined when it may. `declared` are
 * the libraries that the package of the file names in its package.json.
 */
export function boundaryProblem(
  file: string,
  { specifier, kind }: Import,
  declared: ReadonlySet<string>,
): string | undefined {
  if (specifier.startsWith('virtual:')) return undefined
  if (specifier.startsWith('.')) return relativeProblem(file, specifier)
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return nodeProblem(file)
  const ours = OURS.exec(specifier)
  const problem =
    ours === null
      ? libraryProblem(file, libraryOf(specifier))
      : packageProblem(file, ours[1] ?? '', kind)
  if (problem !== undefined) return problem
  const library = libraryOf(specifier)
  return declared.has(library) ? undefined : `package.json does not name ${library}`
}

/** The package a file belongs to, or undefined outside `packages/`. */
export function packageOf(file: string): string | undefined {
  return /^packages\/([^/]+)\//.exec(file)?.[1]
}

function relativeProblem(file: string, specifier: string): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), specifier)
  if (target === INSTALLED && (TEST.test(file) || packageOf(file) === 'e2e')) return undefined
  if (target === WORKERS && path.posix.basename(file) === 'vitest.config.ts') return undefined
  return packageOf(target) === packageOf(file) ? undefined : 'a relative path leaves the package'
}

function nodeProblem(file: string): string | undefined {
  const isNodeCode = TEST.test(file) || NODE_CODE.some((pattern) => pattern.test(file))
  return isNodeCode ? undefined : 'this code runs in the browser too'
}

function packageProblem(file: string, target: string, kind: Import['kind']): string | undefined {
  const owner = packageOf(file)
  if (owner === undefined) return undefined
  const rule = PACKAGES.get(owner)
  if (rule === undefined) return `${owner} is not in the table of packages`
  if (rule.mayImport.includes(target)) return undefined
  if (BUILD.test(file) && rule.inBuild?.includes(target) === true) return undefined
  if (TEST.test(file) && rule.inTests?.includes(target) === true) return undefined
  if (rule.onDemand?.includes(target) === true) {
    return kind === 'static' ? `${target} is fetched on demand, by import()` : undefined
  }
  return `${owner} may not import ${target}`
}

function libraryProblem(file: string, library: string): string | undefined {
  const misplaced = LIBRARY_PLACES.find(
    ({ library: pattern, place }) => pattern.test(library) && !place.test(file),
  )
  return misplaced === undefined ? undefined : `${library} has no place here`
}

function libraryOf(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}
