import { parseSync, type StaticImport } from 'oxc-parser'

/** What a module asks another for. */
export interface Import {
  /** As written: `./cart.ts`, `@millrun/catalogue/product`, `node:path`. */
  readonly specifier: string
  readonly kind: 'static' | 'dynamic' | 'type'
}

const PLAIN_TEXT = /^(?:'.*'|".*"|`(?!.*\$\{).*`)$/

/**
 * Every import of a TypeScript file: `import`, `export … from` and `import()` of a plain string. An
 * address that is computed is left out. Throws when the file cannot be parsed.
 */
export function findImports(file: string, source: string): readonly Import[] {
  const { module, errors } = parseSync(file, source)
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const imports = module.staticImports.map((found) => ({
    specifier: found.moduleRequest.value,
    kind: isTypeOnly(found) ? ('type' as const) : ('static' as const),
  }))
  const exports = module.staticExports
    .flatMap((found) => found.entries)
    .flatMap((entry) => (entry.moduleRequest === null ? [] : [entry.moduleRequest.value]))
    .map((specifier) => ({ specifier, kind: 'static' as const }))
  const dynamic = module.dynamicImports
    .flatMap(({ moduleRequest: { start, end } }) => PLAIN_TEXT.exec(source.slice(start, end)) ?? [])
    .map((quoted) => ({ specifier: quoted.slice(1, -1), kind: 'dynamic' as const }))
  return [...imports, ...exports, ...dynamic]
}

function isTypeOnly({ entries }: StaticImport): boolean {
  return entries.length > 0 && entries.every((entry) => entry.isType)
}
