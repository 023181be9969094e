import { ShelfSchema, type ShelfEntry } from '@millrun/commerce/desk/shelf'
import { ButtonLink } from '../../parts/button-link.tsx'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { AskedContent } from '../../asking/asked-content.tsx'
import { useAsked } from '../../asking/use-asked.ts'
import { Part } from '../../parts/part.tsx'
import { useStaff } from '../../session/staff-context.ts'
import { shelfAddress } from '../shelf-address.ts'
import { BackForm } from './back-form.tsx'
import { LevelForm } from './level-form.tsx'
import { MovesPart } from './moves-part.tsx'
import { PriceForm } from './price-form.tsx'
import { ScheduledPrice } from './scheduled-price.tsx'
import { StockForm } from './stock-form.tsx'

/** One product of the shelf: what it costs and how much is there, each to be changed where it stands. */
export function ItemPanel({ item }: { item: string }) {
  const [address] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const path = `shelf?search=${encodeURIComponent(item)}`
  const asked = useAsked(['shelf', 'item', item], path, ShelfSchema)
  // Whoever chose a row goes on here, wherever the panel has room.
  useEffect(() => heading.current?.focus(), [])
  return (
    <aside
      aria-label={`Prices and stock of ${item}`}
      className="mb-8 border border-rule bg-paper-2 p-5 lg:sticky lg:top-4 lg:col-start-2 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:row-start-1"
    >
      <div className="mb-4 flex items-start justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="title-card pt-2 outline-none">
          {item}
        </h2>
        <ButtonLink look="tool" to={shelfAddress(address, { item: '' })}>
          Close
        </ButtonLink>
      </div>
      <AskedContent asked={asked} waiting="Looking it up…">
        {({ entries }) => {
          const entry = entries.find((one) => one.item === item)
          return entry === undefined ? (
            <p className="text-lg">We do not sell an item of this number.</p>
          ) : (
            <Panel entry={entry} />
          )
        }}
      </AskedContent>
    </aside>
  )
}

function Panel({ entry }: { entry: ShelfEntry }) {
  const { role } = useStaff()
  return (
    <>
      <p className="-mt-3 mb-5">{entry.title}</p>
      <Part title="Price">
        <ScheduledPrice entry={entry} />
        {role === 'shipping' ? (
          <p className="text-ink-2">The owner or the manager changes prices.</p>
        ) : (
          <PriceForm entry={entry} />
        )}
      </Part>
      <Part title="Stock">
        <StockForm entry={entry} />
        {entry.quantity === 0 && <BackForm entry={entry} />}
        {entry.lowLevel !== null && <LevelForm entry={entry} level={entry.lowLevel} />}
      </Part>
      <MovesPart item={entry.item} />
    </>
  )
}
