/** For each key, a whole number from 0 up, the rows that have it, the first of them first. */
export interface Postings {
  /** Where the rows of each key begin; those of the next one begin where they end. */
  readonly starts: Uint32Array
  readonly rows: Uint16Array | Uint32Array
}

/** Notes which keys each row has, one row after the other. */
export interface PostingsDraft {
  /** That the row has this key. A key not noted before is the next number. */
  readonly note: (key: number) => void
  readonly endRow: () => void
  /** In how many rows each key stands. */
  readonly counts: readonly number[]
  /** Sorts what is noted by key; may be paused wherever it yields. */
  readonly byKey: () => Steps<Postings>
}

/** Work in many small steps, to be paused after any of them. */
export type Steps<T> = Generator<undefined, T, undefined>

/** Does all of it without a pause. */
export function allSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const SHORT_ROWS = 65_536

/** A draft of postings without any row. */
export function draftPostings(): PostingsDraft {
  const counts: number[] = []
  const lastRows: number[] = []
  const ends: number[] = []
  let keys = new Uint32Array(1024)
  let length = 0

  function note(key: number): void {
    if (lastRows[key] === ends.length) return
    lastRows[key] = ends.length
    if (length === keys.length) keys = twiceAsLong(keys)
    keys[length] = key
    length += 1
    counts[key] = (counts[key] ?? 0) + 1
  }

  function* byKey(): Steps<Postings> {
    const starts = new Uint32Array(counts.length + 1)
    counts.forEach((count, key) => (starts[key + 1] = (starts[key] ?? 0) + count))
    const rows = ends.length <= SHORT_ROWS ? new Uint16Array(length) : new Uint32Array(length)
    const places = starts.slice()
    for (const [row, end] of ends.entries()) {
      for (let at = ends[row - 1] ?? 0; at < end; at += 1) {
        const key = keys[at] ?? 0
        const place = places[key] ?? 0
        rows[place] = row
        places[key] = place + 1
      }
      yield
    }
    return { starts, rows }
  }

  return { note, endRow: () => void ends.push(length), counts, byKey }
}

function twiceAsLong(keys: Uint32Array): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(2 * keys.length)
  longer.set(keys)
  return longer
}
