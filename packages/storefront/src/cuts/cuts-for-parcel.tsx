import { useCart, useCartStore } from '../cart/cart-provider.tsx'
import { CutForParcelButton } from './cut-for-parcel-button.tsx'
import { parcelLine } from './parcel-line.ts'

interface CutsForParcelProps {
  readonly onCut: () => void
}

/** The lines of the cart that would go by parcel if they were cut, each with the way to have it cut. */
export function CutsForParcel({ onCut }: CutsForParcelProps) {
  const cart = useCart()
  const { quote } = useCartStore()
  // A quote is bought as it was quoted, or not at all.
  const items = quote === undefined ? cart.items : []
  const long = items.filter(({ id }) => parcelLine(id) !== undefined)
  if (long.length === 0) return null
  return (
    <ul aria-label="Cut for parcel" className="mt-3 border-l-2 border-rule-2 pl-4">
      {long.map((item) => (
        <li key={item.id}>
          <span className="text-ink">{item.title}</span>
          <br />
          <CutForParcelButton item={item} onCut={onCut} />
        </li>
      ))}
    </ul>
  )
}
