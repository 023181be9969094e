import type { WithheldCount } from '@millrun/commerce/desk/ratings/desk-ratings'
import { Part } from '../parts/part.tsx'
import type { Column } from '../table/column.ts'
import { Table } from '../table/table.tsx'
import { StarRow } from './star-row.tsx'

const COLUMNS: readonly Column<WithheldCount>[] = [
  { id: 'stars', head: 'Stars', cell: ({ stars }) => <StarRow stars={stars} /> },
  { id: 'given', head: 'Given', cell: ({ given }) => given, isNumber: true },
  { id: 'withheld', head: 'Withheld', cell: ({ withheld }) => withheld, isNumber: true },
  { id: 'share', head: 'Share withheld', cell: shareText, isNumber: true },
]

/** How many reviews are withheld, by their stars: whether blame is withheld more often than praise shows here. */
export function WithheldCounts({ counts }: { counts: readonly WithheldCount[] }) {
  return (
    <Part title="Withheld, by stars">
      <p className="mb-4 max-w-[70ch] text-ink-2">
        The shares should be about the same. If few stars are withheld more often than many,
        somebody keeps blame back, which the law forbids (16 CFR 465.7).
      </p>
      <div className="max-w-160">
        <Table
          caption="Reviews given and withheld, by stars"
          rows={counts}
          rowKey={({ stars }) => String(stars)}
          columns={COLUMNS}
          empty="Nobody has written a review yet."
        />
      </div>
    </Part>
  )
}

function shareText({ given, withheld }: WithheldCount): string {
  return given === 0 ? '' : `${Math.round((100 * withheld) / given)}%`
}
