import { orderDate } from '@millrun/commerce/order-date'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import type { KeptKey } from '../session/second-factors.ts'

interface KeyListProps {
  readonly keys: readonly KeptKey[]
  readonly onRemove: (id: string) => Promise<Outcome<undefined>>
}

/** What somebody signs in with besides the password, each with the way to remove it. */
export function KeyList({ keys, onRemove }: KeyListProps) {
  return (
    <ul className="mb-4 border-t border-rule">
      {keys.map(({ id, name, createdAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 border-b border-rule py-1"
        >
          <span>
            {name}
            <span className="block text-sm text-ink-2">
              Set up {orderDate(new Date(createdAt))}
            </span>
          </span>
          <PressedButton
            look="quiet"
            action="Remove"
            doing="Removing…"
            aria-label={`Remove: ${name}`}
            press={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  )
}
