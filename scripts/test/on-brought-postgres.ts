import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listAt, readJson, textAt } from '../json-value.ts'
import { findBroughtPostgres } from './find-program.ts'

/**
 * Works with the PostgreSQL that npm brings along, told the folder of its programs; undefined where npm has brought
 * none. It is a copy: PostgreSQL runs as somebody else than root, who may not be able to read the packages; and a
 * package holds no links, by which programs look for their libraries.
 */
export async function onBroughtPostgres<T>(
  work: (programs: string) => Promise<T>,
): Promise<T | undefined> {
  const brought = findBroughtPostgres()
  if (brought === undefined) return undefined
  const place = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  try {
    chmodSync(place, 0o755)
    const copy = path.join(place, path.basename(brought))
    cpSync(brought, copy, { recursive: true })
    for (const link of listAt(readJson(path.join(brought, 'pg-symlinks.json')))) {
      symlinkSync(path.basename(textAt(link, 'source')), path.join(place, textAt(link, 'target')))
    }
    return await work(path.join(copy, 'bin'))
  } finally {
    rmSync(place, { recursive: true })
  }
}
