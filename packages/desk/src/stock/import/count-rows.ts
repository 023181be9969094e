import { type ImportRow, UNCHANGED } from '@millrun/commerce/desk/import-request'
import { FILE_KINDS, type FileKind } from './file-kinds.ts'

interface RowCounts {
  readonly problems: number
  readonly changes: number
  /** Both in a sentence, and what to do. */
  readonly said: string
}

/** Whether a row leaves things as they are. */
export function isUnchanged({ to, problem }: ImportRow): boolean {
  return problem === null && to === UNCHANGED
}

/** How many rows of a file change something, and how many cannot be meant. */
export function countRows(rows: readonly ImportRow[], kind: FileKind): RowCounts {
  const problems = rows.filter(({ problem }) => problem !== null).length
  const unchanged = rows.filter(isUnchanged).length
  const changes = rows.length - problems - unchanged
  const fallen = rows.filter(({ row }) => row === null).length
  const said =
    problems > 0 ? problemsSaid(problems) : changesSaid({ changes, fallen, unchanged }, kind)
  return { problems, changes, said }
}

function problemsSaid(problems: number): string {
  const rows = problems === 1 ? 'One row has a problem' : `${problems} rows have a problem`
  return `${rows}; please mend the file and choose it again. Nothing is changed until all of it is right.`
}

interface Counted {
  readonly changes: number
  /** Those of the changes that no row of the file says. */
  readonly fallen: number
  readonly unchanged: number
}

function changesSaid({ changes, fallen, unchanged }: Counted, kind: FileKind): string {
  if (changes === 0) return 'The shop has all of this already; there is nothing to change.'
  const [one, several] = FILE_KINDS[kind].changes
  const lost =
    fallen === 0
      ? ''
      : `, ${fallen} of them because the file leaves ${fallen === 1 ? 'it' : 'them'} out`
  const rest = unchanged === 0 ? '' : ` ${unchanged} more stay as they are.`
  return `${changes === 1 ? `One ${one}` : `${changes} ${several}`}${lost}.${rest}`
}
