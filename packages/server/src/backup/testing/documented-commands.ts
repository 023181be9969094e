import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCUMENT = join(import.meta.dirname, '../../../../../docs/backups.md')
const BLOCK = /^```sh(?<name>.*)\n(?<commands>[^]*?)^```$/gm

/** The blocks of docs/backups.md that tests run. */
export const TESTED = [
  'copy',
  'put-back',
  'places',
  'archive',
  'watch',
  'base',
  'clean-up',
  'restore',
  'compare',
  'compare-report',
] as const

type Tested = (typeof TESTED)[number]

/** The commands of the document as they stand there, by the names of their blocks. */
export const DOCUMENTED: ReadonlyMap<string, string> = new Map(
  Array.from(readFileSync(DOCUMENT, 'utf8').matchAll(BLOCK), ({ groups }) => [
    groups?.['name']?.trim() ?? '',
    groups?.['commands'] ?? '',
  ]),
)

/** What bash is told that is to run these blocks, one after the other. */
export function shellFor(...names: readonly Tested[]): readonly string[] {
  const commands = names.map((name) => {
    const block = DOCUMENTED.get(name)
    if (block === undefined) throw new Error(`docs/backups.md has no commands named ${name}.`)
    return block
  })
  return ['-euo', 'pipefail', '-c', commands.join('')]
}

export type RunDocumented<Said> = (
  name: Tested,
  variables?: Readonly<Record<string, string>>,
) => Promise<Said>
