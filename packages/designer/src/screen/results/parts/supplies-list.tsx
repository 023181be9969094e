import type { PartsList } from '@millrun/stair/parts-list/parts-list'

/** What a stair takes besides and that is not on the list: without prices. */
export function SuppliesList({ leftOut }: Pick<PartsList, 'leftOut'>) {
  if (leftOut.length === 0) return null
  return (
    <div className="mt-7">
      <h3 className="border-b border-rule pb-1.5 font-sans text-sm font-medium tracking-normal text-ink-2">
        Left out; your stair takes these too
      </h3>
      <ul>
        {leftOut.map(({ name, quantity, use }) => (
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
