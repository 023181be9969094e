import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { compileFunction } from 'node:vm'

const importLine = /^import\s[^'"]*from '(\.[^']+)'$/gm

/**
 * One classic script of a module and all it imports: the types are stripped, each file stands before
 * those that need it, and a function around them keeps their names from the page. All names of one
 * script must differ; two alike are a syntax error here, when the server starts.
 */
export function joinScript(entry: URL): string {
  const parts = new Map<string, string>()
  addModule(entry, parts)
  const script = `(() => {\n'use strict'\n${[...parts.values()].join('\n')}\n})()\n`
  compileFunction(script, [], { filename: entry.pathname })
  return script
}

function addModule(file: URL, parts: Map<string, string>): void {
  if (parts.has(file.href)) return
  // Holds the place, so that a file that is imported twice is added once.
  parts.set(file.href, '')
  const source = stripTypeScriptTypes(readFileSync(file, 'utf8'))
  for (const [, path = ''] of source.matchAll(importLine)) addModule(new URL(path, file), parts)
  parts.delete(file.href)
  parts.set(file.href, source.replace(importLine, '').replace(/^export /gm, ''))
}
