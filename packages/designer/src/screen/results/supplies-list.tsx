import type { Supply } from '../../parts-list/supplies.ts'

/** What a stair takes besides and that we do not sell: without prices. */
export function SuppliesList({ supplies }: { supplies: readonly Supply[] }) {
  if (supplies.length === 0) return null
  return (
    <div className="mt-7">
      <h3 className="border-b border-rule pb-1.5 font-sans text-sm font-medium tracking-normal text-ink-2">
        From a hardware store; we do not sell these
      </h3>
      <ul>
        {supplies.map(({ name, quantity, use }) => (
          <li key={name} className="grid grid-cols-[2.5rem_1fr] border-b border-rule py-2.5">
            <p className="text-[15px]">{quantity}</p>
            <div>
              <p className="text-[15px] leading-6">{name}</p>
              <p className="text-sm leading-5 text-ink-2">{use}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
