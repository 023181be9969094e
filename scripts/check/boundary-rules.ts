import { builtinModules } from 'node:module'
import path from 'node:path'
import type { Import } from './find-imports.ts'

interface PackageRule {
  readonly mayImport: readonly string[]
  /** Packages that only an `import()` may fetch, so that nobody waits for them at first. */
  readonly onDemand?: readonly string[]
  /** Packages that its tests may run. */
  readonly inTests?: readonly string[]
}

/** Who may import whom. */
const PACKAGES: ReadonlyMap<string, PackageRule> = new Map<string, PackageRule>([
  ['catalogue', { mayImport: [] }],
  ['commerce', { mayImport: ['catalogue'] }],
  ['parts', { mayImport: ['catalogue'] }],
  ['viewer', { mayImport: ['parts', 'catalogue'] }],
  ['storefront', { mayImport: ['catalogue', 'commerce'], onDemand: ['viewer', 'designer'] }],
  ['designer', { mayImport: ['parts', 'viewer', 'catalogue', 'commerce'] }],
  ['server', { mayImport: ['catalogue', 'commerce'], inTests: ['paypal-stand-in'] }],
  ['paypal-stand-in', { mayImport: [] }],
  ['e2e', { mayImport: [] }],
])

/** Files of `parts` that write files with Node; the rest of it runs in the browser too. */
const PARTS_NODE_HALF = /^packages\/parts\/src\/write-/

/** Code that runs in Node alone. */
const NODE_CODE = [
  /^scripts\//,
  /^[^/]+\.config\.ts$/,
  /^packages\/(?:server|paypal-stand-in|e2e)\//,
  /^packages\/storefront\/(?:src\/build\/|vite\.config\.ts$)/,
  PARTS_NODE_HALF,
]

/** Libraries that have a place of their own. */
const LIBRARY_PLACES = [
  {
    library: /^(?:react|react-dom|react-router|react-hook-form|radix-ui|sonner)$/,
    place: /^packages\/(?:storefront|designer)\//,
  },
  { library: /^three$/, place: /^packages\/(?:viewer|designer)\// },
]

/** What a machine has installed is found in one place, for the tests of every package. */
const INSTALLED = 'scripts/test/find-program.ts'

const TEST = /\.(?:test|bench)\.tsx?$|\/testing\//
const OURS = /^@millrun\/([^/]+)\/?(.*)$/

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
      : packageProblem(file, ours[1] ?? '', ours[2] ?? '', kind)
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
  if (packageOf(target) !== packageOf(file)) return 'a relative path leaves the package'
  return isPure(file) && PARTS_NODE_HALF.test(target)
    ? 'the pure half imports the Node half'
    : undefined
}

function nodeProblem(file: string): string | undefined {
  const isNodeCode = TEST.test(file) || NODE_CODE.some((pattern) => pattern.test(file))
  return isNodeCode ? undefined : 'this code runs in the browser too'
}

function packageProblem(
  file: string,
  target: string,
  module: string,
  kind: Import['kind'],
): string | undefined {
  const owner = packageOf(file)
  if (owner === undefined) return undefined
  const rule = PACKAGES.get(owner)
  if (rule === undefined) return `${owner} is not in the table of packages`
  if (PARTS_NODE_HALF.test(`packages/${target}/src/${module}`))
    return 'that is the Node half of parts'
  if (rule.mayImport.includes(target)) return undefined
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

function isPure(file: string): boolean {
  return !TEST.test(file) && !PARTS_NODE_HALF.test(file)
}
