import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { Column } from './column.ts'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** Which column the rows are in the order of, and which way; undefined for the order in which they came. */
export interface RowOrder {
  readonly id: string
  readonly isDescending: boolean
}

export interface SortedRows<R> {
  readonly rows: readonly { readonly key: string; readonly row: R }[]
  readonly order: RowOrder | undefined
  readonly onOrder: (order: RowOrder | undefined) => void
}

interface Unsorted<R> {
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => string
  readonly columns: readonly Column<R>[]
}

/** The rows of a table in the order that was asked for last. */
export function useSortedRows<R extends object>(unsorted: Unsorted<R>): SortedRows<R> {
  const { rows, rowKey, columns } = unsorted
  const [sorting, setSorting] = useState<SortingState>([])
  const table = useTable({
    features,
    columns: useMemo(() => columns.map(definitionOf), [columns]),
    data: useMemo(() => [...rows], [rows]),
    getRowId: rowKey,
    state: { sorting },
  })
  const [first] = sorting
  return {
    rows: table.getRowModel().rows.map(({ id, original }) => ({ key: id, row: original })),
    order: first && { id: first.id, isDescending: first.desc },
    onOrder: (order) => setSorting(order ? [{ id: order.id, desc: order.isDescending }] : []),
  }
}

function definitionOf<R extends object>({ id, sortBy }: Column<R>): ColumnDef<typeof features, R> {
  if (sortBy === undefined) return { id, enableSorting: false }
  return {
    id,
    accessorFn: sortBy,
    sortFn: (a, b) => inOrder(sortBy(a.original), sortBy(b.original)),
  }
}

/** Numbers by size; texts as people order them, `M-399` before `M-1000`. */
function inOrder(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b), 'en-US', { numeric: true })
}
