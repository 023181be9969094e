import type { Comparison, MoneyDesk } from '@millrun/commerce/desk/money/money-desk'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { orderAddress } from '../orders/order-address.ts'
import { Day } from '../parts/day.tsx'
import { Part } from '../parts/part.tsx'
import { useMoneyDeed } from './use-money-deed.ts'
import { withCommas } from '@millrun/commerce/with-commas'

const LOOK_EVERY_MS = 3000

interface ComparisonPartProps extends Pick<MoneyDesk, 'night' | 'asked'> {
  readonly onLook: () => void
}

/** What comparing the books with PayPal has found last night, and when somebody asked for it. */
export function ComparisonPart({ night, asked, onLook }: ComparisonPartProps) {
  const deed = useMoneyDeed()
  const isGoingOn = asked !== null && asked.endedAt === null
  const look = useEffectEvent(onLook)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setInterval(() => look(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isGoingOn])
  return (
    <Part
      title="Compared with PayPal"
      actions={
        <PressedButton
          look="tool"
          action={isGoingOn ? 'Comparing…' : 'Compare the Last Week Now'}
          doing="Beginning…"
          disabled={isGoingOn}
          press={() => deed('money/comparisons')}
        />
      }
    >
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        <Found title="Last night" found={night} none="Nothing was compared yet." />
        {asked !== null && (
          <Found title={`Asked for by ${asked.askedBy ?? 'somebody'}`} found={asked} none="" />
        )}
      </div>
    </Part>
  )
}

interface FoundProps {
  readonly title: string
  readonly found: Comparison | null
  readonly none: string
}

function Found({ title, found, none }: FoundProps) {
  return (
    <div>
      <h3 className="font-medium wrap-anywhere">{title}</h3>
      {found === null ? <p className="text-ink-2">{none}</p> : <Differences found={found} />}
    </div>
  )
}

function Differences({ found }: { found: Comparison }) {
  const { startedAt, endedAt, compared, differences } = found
  const orders = `${withCommas(compared)} ${compared === 1 ? 'order' : 'orders'} compared`
  return (
    <>
      <p className="text-ink-2">
        <Day at={startedAt} withTime />: {orders}
        {endedAt === null ? ' so far' : ''},{' '}
        {differences.length === 0 ? 'no difference.' : `${differences.length} differ:`}
      </p>
      {differences.length > 0 && (
        <ul className="mt-2 border-t border-rule">
          {differences.map(({ orderNumber, difference }) => (
            <li key={orderNumber} className="border-b border-rule py-2">
              <Link to={orderAddress(orderNumber)} className="underline underline-offset-4">
                {orderNumber}
              </Link>
              : {difference}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
