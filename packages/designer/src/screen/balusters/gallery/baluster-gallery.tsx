import { useState } from 'react'
import type { Offer } from '@millrun/stair/choices/choices-offered'
import type { Design } from '@millrun/stair/design/design'

import { type BalusterStyle, findBaluster } from '@millrun/stair/stock/baluster-stock'
import { Button } from '@millrun/ui/first/button.tsx'
import { type BalusterFilter, filteredSeries } from './baluster-filter.ts'
import { BalusterSearch } from './baluster-search.tsx'
import { type BalusterSeries, seriesOf, shortTitle } from './baluster-series.ts'
import { Misfits } from '../misfits.tsx'
import { PickGrid, type TileGroup } from './pick-grid.tsx'
import { styleChoice } from './style-choice.ts'
import { tileOf } from './tile-of.ts'

interface BalusterGalleryProps {
  /** What a choice starts from: prices and pictures stay as they are while one is tried after the other. */
  readonly from: Design
  readonly slot: number
  /** What stands there now. The gallery begins with its series. */
  readonly now: BalusterStyle
  readonly onPick: (style: BalusterStyle) => void
}

/** Every baluster that we sell, for one place of the pattern. */
export function BalusterGallery({ from, slot, now, onPick }: BalusterGalleryProps) {
  const [filter, setFilter] = useState<BalusterFilter>({
    kind: now.kind,
    series: seriesOf(now),
    look: undefined,
    words: '',
  })
  const { groups, offers, count } = tilesOf(filteredSeries(filter), slot, now, from)

  function pick(id: string): void {
    const style = findBaluster(id)
    if (style !== undefined) onPick(style)
  }

  return (
    <>
      <BalusterSearch design={from} filter={filter} onFilter={setFilter} />
      <p aria-live="polite" className="mt-4 text-sm text-ink-2">
        {countText(count)}
      </p>
      {count === 0 ? (
        <Button
          look="tool"
          className="mt-2"
          onClick={() => setFilter({ ...filter, series: undefined, look: undefined, words: '' })}
        >
          Show all of them
        </Button>
      ) : (
        <PickGrid groups={groups} chosen={now.product.id} stand="bar" onPick={pick} />
      )}
      <Misfits offers={offers} nameOf={(title) => title} />
    </>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No baluster to pick is like that.'
  return count === 1 ? '1 baluster' : `${count} balusters`
}

/** What can be picked as tiles, and what cannot with its reason. What stands on the stair is always a tile. */
function tilesOf(
  series: readonly BalusterSeries[],
  slot: number,
  now: BalusterStyle,
  from: Design,
) {
  const offers: Offer<string>[] = []
  const groups = series.map(({ id, name, styles }): TileGroup => {
    const tiles = styles.flatMap((style) => {
      const choice = styleChoice(style, slot, from)
      const title = shortTitle(style.product.title)
      if (!choice.can) offers.push({ value: title, fit: { ok: false, reason: choice.reason } })
      if (!choice.can && style !== now) return []
      const remark = choice.can ? choice.changes : undefined
      return [{ ...tileOf(style.product, from), title, ...(remark && { remark }) }]
    })
    return { id, name, tiles }
  })
  const count = groups.reduce((sum, { tiles }) => sum + tiles.length, 0)
  return { groups: groups.filter(({ tiles }) => tiles.length > 0), offers, count }
}
