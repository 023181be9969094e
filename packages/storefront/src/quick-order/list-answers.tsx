import { MAX_LINES } from '@millrun/commerce/limits/order-limits'
import { useMemo, useRef } from 'react'
import { useWayThere } from '../delivery/use-way-there.ts'
import { AnswerRow } from './answer-row.tsx'
import { OrderBar } from './order-bar.tsx'
import type { QuickOrderAccess } from './use-quick-order.ts'
import { withCommas } from '@millrun/commerce/with-commas'

/** The answers, line by line, and the way into the cart. */
export function ListAnswers({ order, replaceRow, add }: QuickOrderAccess) {
  const list = useRef<HTMLUListElement>(null)

  function goToOpen(): void {
    const open = [...(list.current?.querySelectorAll<HTMLElement>('[data-open]') ?? [])]
    const at = open.findIndex((row) => row.contains(document.activeElement))
    const next = open[at + 1] ?? open[0]
    next?.focus()
    next?.scrollIntoView({ block: 'center' })
  }

  return (
    <>
      <ul ref={list} aria-label="Your list, line by line" className="border-t border-ink">
        {order.answers.map((answered) => (
          <AnswerRow
            key={answered.row.at}
            {...answered}
            onReplace={(row) => replaceRow(answered.row.at, row)}
          />
        ))}
      </ul>
      {order.notRead > 0 && (
        <p className="mt-3">
          {`A list has at most ${MAX_LINES} lines at once: ${withCommas(order.notRead)} more are below, and are read when these are added.`}
        </p>
      )}
      <Delivery lines={order.lines} />
      <OrderBar order={order} onNextOpen={goToOpen} onAdd={add} />
    </>
  )
}

function Delivery({ lines }: Pick<QuickOrderAccess['order'], 'lines'>) {
  const bought = useMemo(
    () => lines.map(({ line, quantity }) => ({ id: line.id, quantity })),
    [lines],
  )
  const way = useWayThere(bought, false)
  if (way === undefined || bought.length === 0) return null
  return (
    <p className="mt-3 mb-3 text-sm text-pretty text-ink-2">
      <span className="text-ink">{way.sentence}</span> Ships {way.days}.{' '}
      {way.reasons.slice(0, 1).join('')}
    </p>
  )
}
