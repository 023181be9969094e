import type { ReactNode } from 'react'

interface FactListProps {
  /** Names and what is known; nothing is shown for what is empty. */
  readonly facts: Readonly<Record<string, ReactNode>>
}

/** What is known of something, each with its name. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid gap-y-2">
      {Object.entries(facts)
        .filter(([, value]) => value !== '' && value !== null)
        .map(([name, value]) => (
          <div key={name} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
