import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import type { MissingToday } from '@millrun/commerce/permalink/permalink-today'
import { Link } from '../router/link.tsx'
import { paths } from '../paths.ts'
import { Photograph } from '../pictures/photograph.tsx'
import { Measures } from '../text/measures.tsx'
import { withCommas } from '@millrun/commerce/with-commas'

/** A line that cannot be had: why, and where to choose anew what is sold otherwise. */
export function MissingLine({ line }: { line: MissingToday }) {
  const { title, quantity, sentence, product, choices = {} } = line
  return (
    <li className="grid break-inside-avoid grid-cols-[56px_1fr] gap-4 border-b border-rule py-3.5 print:py-2">
      {product === undefined ? (
        <span className="w-14" />
      ) : (
        <Photograph
          src={chosenPicture(product, choices)}
          sizes="56px"
          wanted="soon"
          className="h-18 w-14 object-contain print:h-14"
        />
      )}
      <div className="min-w-0">
        <p className="title-card text-lg wrap-anywhere">
          {product === undefined ? (
            title
          ) : (
            <Link
              to={paths.productIn(product.id, choices)}
              className="underline decoration-plotter decoration-1 underline-offset-4 hover:decoration-2"
            >
              <Measures text={title} />
            </Link>
          )}
        </p>
        <p className="mt-1 text-sm text-ink-2">
          {product !== undefined && `Item ${product.itemNumber} · `}Quantity {withCommas(quantity)}
        </p>
        <p className="mt-1 text-sm text-pretty">{sentence}</p>
      </div>
    </li>
  )
}
