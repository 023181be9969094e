import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import type { SpanNumbers } from '@millrun/commerce/desk/books/shop-numbers'
import { useId } from 'react'

const HEIGHT = 160
/** Of a span of time; the bar leaves some of it free. */
const STEP = 20
const BAR = 14

interface BarChartProps {
  readonly title: string
  readonly spans: readonly SpanNumbers[]
}

/** What was sold in each span of time, above a line, and what was given back, below it; the table beside it says it in words. */
export function BarChart({ title, spans }: BarChartProps) {
  const id = useId()
  const sold = spans.map(({ sales }) => cents(sales))
  const refunded = spans.map(({ refunds }) => cents(refunds))
  const most = Math.max(...sold, 1)
  const deepest = Math.max(...refunded, 0)
  const scale = HEIGHT / (most + deepest)
  const line = most * scale
  const width = spans.length * STEP
  return (
    <div>
      <p aria-hidden="true" className="text-[13px] text-ink-2 tabular-nums">
        {formatDollars(Math.max(...sold, 0))}
      </p>
      <svg
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-40 w-full overflow-visible"
      >
        <title id={id}>{sentence(title, sold, refunded)}</title>
        {spans.map(({ day }, index) => (
          <g key={day} transform={`translate(${index * STEP + (STEP - BAR) / 2} 0)`}>
            <rect
              width={BAR}
              y={line - (sold[index] ?? 0) * scale}
              height={(sold[index] ?? 0) * scale}
              className="fill-ink"
            />
            <rect
              width={BAR}
              y={line}
              height={(refunded[index] ?? 0) * scale}
              className="fill-paper-2 stroke-ink"
              vectorEffect="non-scaling-stroke"
              strokeWidth={refunded[index] === 0 ? 0 : 1}
            />
          </g>
        ))}
        <path
          d={`M0 ${line}H${width}`}
          className="stroke-ink"
          vectorEffect="non-scaling-stroke"
          strokeWidth={1}
        />
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-[13px] text-ink-2">
        <span>{dayOf(spans.at(0))}</span>
        <span>{dayOf(spans.at(-1))}</span>
      </p>
    </div>
  )
}

function sentence(title: string, sold: readonly number[], refunded: readonly number[]): string {
  const all = formatDollars(sum(sold))
  return `${title}: ${all} sold, ${formatDollars(sum(refunded))} given back. The table below has each of them.`
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function cents(amount: string): number {
  return amountToCents(amount) ?? 0
}

function dayOf(span: SpanNumbers | undefined): string {
  return span === undefined ? '' : dayInWords(span.day)
}
