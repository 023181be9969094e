import { Icon } from '@millrun/ui/first/icon.tsx'
import { useState } from 'react'
import { Late } from '../app/late.tsx'
import { quickAddChunk } from '../quick-order/quick-add-chunk.ts'

// Fetched as soon as the drawer is, so that it is there when the network is not.
void quickAddChunk.load().catch(() => undefined)

/** The way to put items into the cart by their numbers, folded away until it is wanted. */
export function AddByNumber() {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-[15px] font-medium">
        Add by item number
        <Icon name="chevron-down" size={18} className="in-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="pb-2">
          <Late>
            <Fields />
          </Late>
        </div>
      )}
    </details>
  )
}

function Fields() {
  const { QuickAdd } = quickAddChunk.use()
  return <QuickAdd />
}
