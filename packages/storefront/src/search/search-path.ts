import { paths } from '../paths.ts'

/** The address of everything that a query finds. */
export function searchPath(query: string): string {
  return `${paths.search}?q=${encodeURIComponent(query)}`
}

/** The query that an address names, empty when there is none. `search` begins with its question mark. */
export function queryOf(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim()
}
