import { type ImportRow, UNCHANGED } from '@millrun/commerce/desk/import-request'

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
export function countRows(rows: readonly ImportRow[]): RowCounts {
  const problems = rows.filter(({ problem }) => problem !== null).length
  const unchanged = rows.filter(isUnchanged).length
  const changes = rows.length - problems - unchanged
  return { problems, changes, said: sentence(problems, changes, unchanged) }
}

function sentence(problems: number, changes: number, unchanged: number): string {
  if (problems > 0) {
    const rows = problems === 1 ? 'One row has a problem' : `${problems} rows have a problem`
    return `${rows}; please mend the file and choose it again. Nothing is changed until all of it is right.`
  }
  if (changes === 0) return 'The shop has all of this already; there is nothing to change.'
  const rest = unchanged === 0 ? '' : ` ${unchanged} more stay as they are.`
  return `${changes === 1 ? 'One product changes' : `${changes} products change`}.${rest}`
}
