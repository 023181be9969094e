import { mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { LARGE_PROGRAMS } from './find-program.ts'

const hidden = new Set(LARGE_PROGRAMS)

/**
 * The environment of a machine that has neither Chromium nor PostgreSQL, whatever this one has: what
 * does not need them must not look for them. A folder of the path that holds one of them gives way to
 * one of links to the rest, made in `links`.
 */
export function outOfSight(links: string, env = process.env): Readonly<Record<string, string>> {
  const folders = (env['PATH'] ?? '').split(path.delimiter)
  const shown = folders.map((folder) => withoutLargePrograms(folder, links))
  return {
    PATH: shown.join(path.delimiter),
    CHROMIUM_PATH: '',
    POSTGRES_PATH: '',
    ONLY_ON_PATH: '1',
  }
}

function withoutLargePrograms(folder: string, links: string): string {
  const names = namesIn(folder)
  if (!names.some((name) => hidden.has(name))) return folder
  const shown = mkdtempSync(path.join(links, 'shown-'))
  for (const name of names.filter((one) => !hidden.has(one))) {
    symlinkSync(path.resolve(folder, name), path.join(shown, name))
  }
  return shown
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    // A path may name what is not there.
    return []
  }
}
