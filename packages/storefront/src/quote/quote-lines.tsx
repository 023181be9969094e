import { amountToCents, formatDollars } from '@millrun/commerce/dollars'
import { costsToday } from '@millrun/commerce/lines/today-words'
import { quotedTotal } from '@millrun/commerce/quotes/quoted-line'
import type { ToldQuote, ToldQuoteLine } from '@millrun/commerce/quotes/told-quote'
import { PaperLine } from '../papers/paper-line.tsx'
import { PaperTotal } from '../papers/paper-total.tsx'

interface QuoteLinesProps {
  readonly quote: ToldQuote
  readonly className: string
}

/** The lines of a quote at what is paid for them now, with what has changed since it was made. */
export function QuoteLines({ quote, className }: QuoteLinesProps) {
  const lines = quote.lines.map((line) => ({ ...line, unitPriceCents: shownCents(line, quote) }))
  const last = lines.at(-1)
  return (
    <section aria-labelledby="quote-lines" className={className}>
      <h2 id="quote-lines" className="title-part break-after-avoid">
        What is in it
      </h2>
      <ul className="mt-4 border-t border-ink">
        {lines.map((line) => (
          <PaperLine key={line.id} {...line} note={noteOf(line, quote)}>
            {line === last && <PaperTotal cents={quotedTotal(lines)} />}
          </PaperLine>
        ))}
      </ul>
    </section>
  )
}

/** What was accepted is told as it was quoted: what was paid stands in its order. */
function shownCents({ price, quoted }: ToldQuoteLine, { state }: ToldQuote): number {
  return amountToCents((state === 'accepted' ? undefined : price) ?? quoted) ?? 0
}

function noteOf({ price, quoted, why }: ToldQuoteLine, { state }: ToldQuote): string | undefined {
  if (state === 'accepted') return undefined
  if (price === undefined) return why
  const [cents = 0, before = 0] = [amountToCents(price), amountToCents(quoted)]
  if (cents === before) return undefined
  if (state === 'open') {
    return `Quoted at ${formatDollars(before)} each; our price is lower today, so you pay ${formatDollars(cents)}.`
  }
  return costsToday('It', cents, before, ' in this quote')
}
