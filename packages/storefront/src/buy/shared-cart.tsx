import { cartOf, type Cart } from '@millrun/commerce/cart'
import { formatDollars } from '@millrun/commerce/dollars'
import { orderDate } from '@millrun/commerce/order-date'
import type { Permalink } from '@millrun/commerce/permalink/permalink'
import { type ListToday, permalinkToday } from '@millrun/commerce/permalink/permalink-today'
import { Button } from '@millrun/ui/first/button.tsx'
import { useMemo, useState } from 'react'
import { CartDelivery } from '../cart/cart-delivery.tsx'
import { piecesText } from '../cart/change/pieces-text.ts'
import { TakeList } from '../cart/change/take-list.tsx'
import { findListing } from '../catalogue/find-listing.ts'
import { Letterhead } from '../papers/letterhead.tsx'
import { printPaper } from '../papers/print-paper.ts'
import { ListLines } from './list-lines.tsx'
import { newsText } from './news-text.ts'

/** A list of parts as it is today, and the ways to have it. */
export function SharedCart({ permalink }: { permalink: Permalink }) {
  const today = useMemo(() => permalinkToday(permalink, findListing), [permalink])
  const list = useMemo(() => cartOf(today.sold.map(({ item }) => item)), [today])
  const [day] = useState(() => orderDate(new Date()))
  const { jobName } = permalink
  return (
    <div
      data-receipt
      className="wrap grid gap-x-6 gap-y-10 pt-10 pb-18 lg:grid-cols-12 lg:pt-14 lg:pb-28"
    >
      <div className="lg:col-span-6">
        <Letterhead />
        {jobName !== undefined && (
          <p className="mb-3 text-[15px] text-ink-2 print:mt-6">Shared cart</p>
        )}
        <h1 className="title-gallery wrap-anywhere">{jobName ?? 'Shared cart'}</h1>
        <p className="mt-3 hidden print:block">No order yet: prices are those of {day}.</p>
        <Summary today={today} list={list} />
        {list.items.length > 0 && (
          <>
            <TakeList name={jobName ?? 'this list'} list={list} />
            <Button
              className="mt-5 print:hidden"
              look="quiet"
              onClick={() => printPaper(jobName ?? 'Shared cart')}
            >
              Print or Save as PDF
            </Button>
          </>
        )}
      </div>
      <ListLines
        today={today}
        totalCents={list.totalCents}
        className="lg:col-span-5 lg:col-start-8"
      />
    </div>
  )
}

/** What the whole list comes to, what has changed of it, and how it travels. */
function Summary({ today, list }: { today: ListToday; list: Cart }) {
  const { items, itemCount, totalCents } = list
  if (items.length === 0) {
    return <p className="mt-5 max-w-[52ch] text-lg">Nothing of this list can be had today.</p>
  }
  return (
    <div className="max-w-[52ch]">
      <p className="mt-5 text-lg text-pretty">
        {piecesText(itemCount)} for {formatDollars(totalCents)} at today’s prices, before shipping
        and tax.
      </p>
      <p className="mt-2 text-pretty empty:hidden">{newsText(today)}</p>
      <CartDelivery items={items} />
    </div>
  )
}
