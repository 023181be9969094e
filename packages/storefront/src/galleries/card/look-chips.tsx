import type { Listing } from '@millrun/catalogue/product'
import { Link } from '../../router/link.tsx'
import { paths } from '../../paths.ts'
import { SwatchChip, swatchKind, swatchPath } from '../../page/swatch.tsx'

/** The finishes or woods that something is sold in, as chips cut from it: a chip leads to the product in that look. */
export function LookChips({ product }: { product: Listing }) {
  const looks = product.optionGroups.flatMap((group) => {
    const kind = swatchKind(group)
    if (kind === undefined) return []
    return group.options.map(({ code, name }) => ({
      code,
      name,
      src: swatchPath(kind, code),
      to: paths.productIn(product.id, { [group.id]: code.toLowerCase() }),
    }))
  })
  if (looks.length === 0) return null
  return (
    <ul aria-label={`${product.title} in`} className="mt-auto -mx-1.5 flex flex-wrap md:-ml-1">
      {looks.map(({ code, name, src, to }) => (
        <li key={code}>
          <Link
            to={to}
            title={name}
            className="relative z-1 grid size-6 place-items-center hover:bg-paper-2 md:size-7"
          >
            <SwatchChip src={src} name={name} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
