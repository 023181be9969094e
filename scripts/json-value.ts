import { readFileSync } from 'node:fs'

/** The content of a JSON file. */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** What stands in a JSON value at the end of a path of keys, or undefined. */
export function valueAt(json: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    json,
  )
}

/** The keys of the object at the end of a path; none when there is no object. */
export function keysAt(json: unknown, ...path: readonly string[]): readonly string[] {
  const value = valueAt(json, ...path)
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}

/** The list at the end of a path; empty when there is none. */
export function listAt(json: unknown, ...path: readonly string[]): readonly unknown[] {
  const value = valueAt(json, ...path)
  return Array.isArray(value) ? value : []
}

/** The text at the end of a path; empty when there is none. */
export function textAt(json: unknown, ...path: readonly string[]): string {
  const value = valueAt(json, ...path)
  return typeof value === 'string' ? value : ''
}
