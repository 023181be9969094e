import { addressLine, business, mapsUrl } from '../../business.ts'
import { WHEN_READY } from '../../order/when-ready.ts'

/** Where and when an order can be picked up. */
export function PickupInfo() {
  return (
    <div className="mt-3 border-t border-b border-rule py-4">
      <h3 className="title-card">Pick up at our warehouse</h3>
      <p className="mt-1 text-[15px] text-ink-2">
        {addressLine()}.{' '}
        <a className="more text-ink" href={mapsUrl()} target="_blank" rel="noreferrer">
          Open the map
        </a>
      </p>
      <dl className="mt-3 grid max-w-80 gap-1 text-[15px]">
        {business.hours.warehouse.map(({ days, hours }) => (
          <div key={days} className="flex justify-between gap-4">
            <dt className="text-ink-2">{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-[52ch] text-[15px] text-ink-2">{WHEN_READY}</p>
    </div>
  )
}
