import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import type { QuoteVersion } from '@millrun/commerce/quotes/desk-quotes'
import { Day } from '../../parts/day.tsx'
import { Money } from '../../parts/money.tsx'
import { Part } from '../../parts/part.tsx'
import { QuotedLines } from './quoted-lines.tsx'
import { VersionFacts } from './version-facts.tsx'

/** All that a quote has said, the newest first; each can be opened. */
export function QuoteHistory({ versions }: { versions: readonly QuoteVersion[] }) {
  return (
    <Part title="History">
      <ol reversed className="border-t border-rule">
        {versions.map((version) => (
          <li key={version.version} className="border-b border-rule">
            <details>
              <summary className="min-h-11 cursor-pointer py-2.5">
                <Summary version={version} />
              </summary>
              <div className="pt-3 pb-6">
                <VersionFacts version={version} />
                <div className="mt-5">
                  <QuotedLines version={version} />
                </div>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Summary({ version }: { version: QuoteVersion }) {
  const { madeAt, madeBy, total, until } = version
  return (
    <>
      Version {version.version}: <Money amount={total} /> until {dayInWords(until, true)}
      <span className="block pl-4 text-[15px] wrap-anywhere text-ink-2">
        <Day at={madeAt} withTime />
        {madeBy !== '' && ` by ${madeBy}`}
      </span>
    </>
  )
}
