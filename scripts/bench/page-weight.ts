import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { findImports } from '../check/find-imports.ts'

/** Bytes that a page fetches before it answers, as they travel: compressed with brotli. */
export interface PageWeight {
  readonly html: number
  readonly script: number
  readonly style: number
}

/** Weighs a built page: its HTML, its scripts with all that they import at once, its style sheet. */
export function pageWeight(dist: string, address: string): PageWeight {
  const file = path.join(dist, address, 'index.html')
  const html = readFileSync(file, 'utf8')
  const styles = linked(html, /<script[^>]+data-style="([^"]+)"/g)
  return {
    html: travelling(file),
    script: sum([...scriptsOf(dist, address)].map((name) => travelling(path.join(dist, name)))),
    style: sum(styles.map((name) => travelling(path.join(dist, name)))),
  }
}

/** Bytes of script that a page fetches at once and another page does not. */
export function ownScriptWeight(dist: string, address: string, other: string): number {
  return weightBeyond(dist, scriptsOf(dist, address), scriptsOf(dist, other))
}

/** Bytes of the chunks with these names that a page fetches later, with all that it has not fetched before. */
export function laterScriptWeight(dist: string, address: string, chunk: RegExp): number {
  const later = readdirSync(path.join(dist, 'assets')).filter((name) => chunk.test(name))
  const names = later.map((name) => `/assets/${name}`)
  return weightBeyond(dist, withImports(dist, names), scriptsOf(dist, address))
}

function scriptsOf(dist: string, address: string): ReadonlySet<string> {
  const html = readFileSync(path.join(dist, address, 'index.html'), 'utf8')
  const [shop = ''] = linked(html, /<script[^>]+data-shop="([^"]+)"/g)
  return withImports(dist, [...linked(html, /<script[^>]+src="([^"]+)"/g), ...shop.split(' ')])
}

function weightBeyond(
  dist: string,
  names: ReadonlySet<string>,
  known: ReadonlySet<string>,
): number {
  const beyond = [...names].filter((name) => !known.has(name))
  return sum(beyond.map((name) => travelling(path.join(dist, name))))
}

function linked(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '')
}

function withImports(dist: string, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    findImports(name, readFileSync(path.join(dist, name), 'utf8'))
      .filter(({ kind }) => kind === 'static')
      .forEach(({ specifier }) => add(path.posix.join(path.posix.dirname(name), specifier)))
  }
  names.forEach(add)
  return found
}

function travelling(file: string): number {
  return statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
