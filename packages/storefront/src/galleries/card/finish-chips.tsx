import { FINISH, type FinishCode } from '@millrun/catalogue/option-group'
import type { Listing } from '@millrun/catalogue/product'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { swatchPath, SwatchChip } from '../../ui/swatch.tsx'

interface FinishChipsProps {
  readonly product: Listing
  readonly codes: readonly FinishCode[]
}

/** The finishes something is sold in, as chips cut from the metal. Where there is a choice, a chip makes it. */
export function FinishChips({ product, codes }: FinishChipsProps) {
  const finishes = FINISH.options.filter(({ code }) => codes.includes(code))
  const isChoice = product.optionGroups.some(({ id }) => id === FINISH.id)
  if (!isChoice) {
    return (
      <p className="mt-auto flex min-h-7 flex-wrap items-center gap-x-2 text-[13px] text-ink-2">
        {finishes.map(({ code, name }) => (
          <span key={code} className="flex items-center gap-2">
            <SwatchChip src={swatchPath('finish', code)} />
            {name}
          </span>
        ))}
      </p>
    )
  }
  return (
    <ul aria-label={`Finishes of ${product.title}`} className="mt-auto -ml-1 flex flex-wrap">
      {finishes.map(({ code, name }) => (
        <li key={code}>
          <Link
            to={paths.productInFinish(product.id, code)}
            title={name}
            className="relative z-1 grid size-7 place-items-center max-md:size-8"
          >
            <SwatchChip src={swatchPath('finish', code)} name={name} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
