import type { ShownOrder } from '@millrun/commerce/desk/shown-order'
import { Day } from '../../parts/day.tsx'
import { Part } from '../../parts/part.tsx'
import { CopyTrace } from './copy-trace.tsx'

/** All that has happened to an order, and which mails were sent about it; the newest stands first. */
export function HistoryPart({ order: { history, mails } }: { order: ShownOrder }) {
  const entries = [
    ...history.map(({ at, status, note, trace }) => ({ at, text: `${status}: ${note}`, trace })),
    ...mails.map(({ kind, createdAt, sentAt, bounced }) => ({
      at: sentAt ?? createdAt,
      text: `mail "${kind}" ${fateOf(sentAt, bounced)}`,
      trace: null,
    })),
  ].toSorted((a, b) => (a.at < b.at ? 1 : -1))
  return (
    <Part title="History">
      <ol>
        {entries.map(({ at, text, trace }) => (
          <li
            key={`${at} ${text}`}
            className="grid gap-x-6 border-t border-rule py-2 text-[15px] sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <span className="text-ink-2">
              <Day at={at} withTime />
            </span>
            <span className="wrap-anywhere">
              {text}
              {trace !== null && <CopyTrace trace={trace} />}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function fateOf(sentAt: string | null, bounced: string | null): string {
  if (bounced !== null) return `came back: ${bounced}`
  return sentAt === null ? 'waits to be sent' : 'sent'
}
