import { DimensionLine } from '../ui/dimension-line.tsx'
import { freeShipping } from './free-shipping.ts'

/** The way to free shipping: what is in the cart as a solid bar, what is missing as a dimension. */
export function FreeShippingLine({ subtotalCents }: { subtotalCents: number }) {
  const { text, share } = freeShipping(subtotalCents)
  if (share === 1) return <DimensionLine>{text}</DimensionLine>
  return (
    <div className="text-sm text-plotter">
      <p>{text}</p>
      <div className="mt-1 flex items-center" aria-hidden="true">
        <span className="h-1.25 bg-ink" style={{ width: `${share * 100}%` }} />
        <span className="grow">
          <DimensionLine className="gap-0!">{null}</DimensionLine>
        </span>
      </div>
    </div>
  )
}
