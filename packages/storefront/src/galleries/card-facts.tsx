import type { ReactNode } from 'react'
import { Measures } from '../ui/measures.tsx'

/** Facts of a card in two columns: what, and how much. */
export function CardFacts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="mb-3.5 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm">
      {Object.entries(facts).map(([name, value]) =>
        value === undefined ? null : (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd>{typeof value === 'string' ? <Measures text={value} /> : value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
