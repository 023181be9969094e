import type { ReactNode } from 'react'
import { Measures } from '../../ui/measures.tsx'

/** Facts of a card in two columns: what, and how much. */
export function CardFacts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="mb-2 grid gap-x-2 gap-y-0.5 text-[13px] leading-[1.4] xl:grid-cols-[auto_1fr]">
      {Object.entries(facts).map(([name, value]) =>
        value === undefined ? null : (
          <div key={name} className="xl:contents">
            <dt className="text-ink-2 max-xl:sr-only">{name}</dt>
            <dd>{typeof value === 'string' ? <Measures text={value} /> : value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
