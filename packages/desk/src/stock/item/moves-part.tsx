import { type ShelfMove, ShelfMovesSchema } from '@millrun/commerce/desk/shelf'
import { Link } from 'react-router'
import { AskedContent } from '../../asking/asked-content.tsx'
import { useAsked } from '../../asking/use-asked.ts'
import { orderAddress } from '../../orders/order-address.ts'
import { Day } from '../../parts/day.tsx'
import { Part } from '../../parts/part.tsx'

const REASONS: Readonly<Record<ShelfMove['reason'], string>> = {
  sold: 'Sold',
  set: 'Counted',
  added: 'Added',
  'put back': 'Put back',
  uncounted: 'Counted no more',
}

/** How the stock of a product has changed, the newest first. */
export function MovesPart({ item }: { item: string }) {
  const path = `shelf/${encodeURIComponent(item)}/moves`
  const asked = useAsked(['shelf', 'moves', item], path, ShelfMovesSchema)
  return (
    <Part title="How its stock has changed" className="pb-0!">
      <AskedContent asked={asked} waiting="Looking it up…">
        {({ moves }) =>
          moves.length === 0 ? (
            <p className="text-ink-2">It was never counted.</p>
          ) : (
            <ol>
              {moves.map((move, at) => (
                <Move key={`${moves.length - at} ${move.at}`} move={move} />
              ))}
            </ol>
          )
        }
      </AskedContent>
    </Part>
  )
}

function Move({ move: { at, change, after, reason, orderNumber, actor } }: { move: ShelfMove }) {
  return (
    <li className="border-t border-rule py-2 text-[15px]">
      {REASONS[reason]}: {change > 0 ? `+${change}` : change}, {after} there
      <span className="block text-sm wrap-anywhere text-ink-2">
        <Day at={at} withTime />
        {actor !== null && `, ${actor}`}
        {orderNumber !== null && (
          <>
            , <Link to={orderAddress(orderNumber)}>{orderNumber}</Link>
          </>
        )}
      </span>
    </li>
  )
}
