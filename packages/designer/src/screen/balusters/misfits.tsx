import type { Offer } from '@millrun/stair/choices/choices-offered'

interface MisfitsProps<T> {
  readonly offers: readonly Offer<T>[]
  readonly nameOf: (value: T) => string
}

/** What may not be chosen here, each with its reason. */
export function Misfits<T>({ offers, nameOf }: MisfitsProps<T>) {
  const misfits = offers.flatMap(({ value, fit }) =>
    fit.ok ? [] : [{ name: nameOf(value), reason: fit.reason }],
  )
  if (misfits.length === 0) return null
  return (
    <details className="mt-3 text-sm leading-5">
      <summary className="flex min-h-11 cursor-pointer items-center text-ink-2 underline decoration-rule-2 underline-offset-4">
        What cannot be chosen here, and why ({misfits.length})
      </summary>
      <dl>
        {misfits.map(({ name, reason }) => (
          <div key={name} className="border-t border-rule py-2">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-2">{reason}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** What fits, and what is chosen already. */
export function choosable<T>(
  offers: readonly Offer<T>[],
  isChosen: (value: T) => boolean,
): readonly T[] {
  return offers.flatMap(({ value, fit }) => (fit.ok || isChosen(value) ? [value] : []))
}
