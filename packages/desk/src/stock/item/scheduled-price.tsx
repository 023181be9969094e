import type { ShelfEntry } from '@millrun/commerce/desk/shelf'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { Day } from '../../parts/day.tsx'
import { Money } from '../../parts/money.tsx'
import { useStaff } from '../../session/staff-context.ts'
import { useChangeShelf } from './use-change-shelf.ts'

/** The price that holds, and the one that is to come, which can be taken back until then. */
export function ScheduledPrice({ entry: { item, price, scheduled } }: { entry: ShelfEntry }) {
  const { role } = useStaff()
  const { change } = useChangeShelf()
  return (
    <>
      <p className="mb-4 text-lg">
        <Money amount={price} />
        {scheduled !== null && (
          <>
            , <Money amount={scheduled.price} /> from <Day at={scheduled.from} />
          </>
        )}
      </p>
      {scheduled !== null && role !== 'shipping' && (
        <div className="mb-4">
          <PressedButton
            look="tool"
            action="Take the Coming Price Back"
            doing="Taking back…"
            press={() =>
              change(`shelf/scheduled/${encodeURIComponent(item)}`, { method: 'DELETE' })
            }
          />
        </div>
      )}
    </>
  )
}
