import { spawnSync } from 'node:child_process'
import { valueAt } from '../json-value.ts'

/** Prints what npm knows of vulnerable packages; an advisory can appear overnight, so it fails nothing. */
export function reportAudit(): void {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' })
  console.log(`npm audit: ${auditSentence(stdout)}`)
}

/** The outcome of `npm audit --json` in a sentence. */
export function auditSentence(output: string): string {
  const total = valueAt(parse(output), 'metadata', 'vulnerabilities', 'total')
  if (typeof total !== 'number') return 'the registry gave no answer.'
  return total === 0 ? 'no known vulnerabilities.' : `${total} known vulnerabilities.`
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
