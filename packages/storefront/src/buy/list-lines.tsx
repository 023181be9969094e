import type { ListToday } from '@millrun/commerce/permalink/permalink-today'
import { itemNumber } from '../cart/item-number.ts'
import { PaperLine } from '../papers/paper-line.tsx'
import { PaperTotal } from '../papers/paper-total.tsx'
import { MissingLine } from './missing-line.tsx'

interface ListLinesProps {
  readonly today: ListToday
  readonly totalCents: number
  readonly className: string
}

/** The lines of a list, with what has changed of each; what cannot be had stands by itself below. */
export function ListLines({ today: { sold, missing }, totalCents, className }: ListLinesProps) {
  return (
    <div className={className}>
      {sold.length > 0 && (
        <section aria-labelledby="list-lines">
          <h2 id="list-lines" className="title-part break-after-avoid">
            What is in it
          </h2>
          <ul className="mt-4 border-t border-ink">
            {sold.map(({ item, note }) => (
              <PaperLine
                key={item.id}
                id={item.id}
                item={itemNumber(item.id)}
                title={item.title}
                quantity={item.quantity}
                unitPriceCents={item.priceCents}
                note={note}
              >
                {item === sold.at(-1)?.item && <PaperTotal cents={totalCents} />}
              </PaperLine>
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && (
        <section aria-labelledby="missing-lines" className="not-first:mt-12">
          <h2 id="missing-lines" className="title-part break-after-avoid">
            What is left out
          </h2>
          <ul className="mt-4 border-t border-ink">
            {missing.map((line) => (
              <MissingLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
