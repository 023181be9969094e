import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listAt, readJson, textAt } from '../json-value.ts'
import { findBroughtPostgres } from './find-program.ts'

/**
 * The folder of programs of the PostgreSQL that npm brings along, ready to run until this process ends; undefined
 * where it has brought none. It is a copy, for PostgreSQL runs as somebody else than root, who may not be able to
 * read the packages; and a package holds no links, by which programs look for their libraries.
 */
export function unpackPostgres(): string | undefined {
  const brought = findBroughtPostgres()
  if (brought === undefined) return undefined
  const place = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  process.on('exit', () => rmSync(place, { recursive: true }))
  cpSync(brought, path.join(place, path.basename(brought)), { recursive: true })
  for (const link of listAt(readJson(path.join(brought, 'pg-symlinks.json')))) {
    symlinkSync(path.basename(textAt(link, 'source')), path.join(place, textAt(link, 'target')))
  }
  chmodSync(place, 0o755)
  return path.join(place, path.basename(brought), 'bin')
}
