import type { ReactNode } from 'react'

/** A column of a table. */
export interface Column<R> {
  readonly id: string
  readonly head: string
  readonly cell: (row: R) => ReactNode
  /** The rows can be put in the order of this. */
  readonly sortBy?: (row: R) => string | number
  /** Numbers stand at the end of their column. */
  readonly isNumber?: boolean
  /** It holds something to press, which lies above the link of the row. */
  readonly isControl?: boolean
}
