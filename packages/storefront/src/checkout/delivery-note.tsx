import type { WayThere } from '../delivery/way-there.ts'

/** How the order travels, when, and what the buyer has to do for it: said before anything is asked. */
export function DeliveryNote({ way }: { way: WayThere | undefined }) {
  return (
    <div className="mb-5 min-h-12 max-w-[60ch] text-[15px] text-pretty text-ink-2">
      {way !== undefined && <Note way={way} />}
    </div>
  )
}

function Note({ way }: { way: WayThere }) {
  const { mode, sentence, days, reasons, needs } = way
  if (mode === 'pickup') return <p className="text-ink">Ready for pickup {days}.</p>
  return (
    <>
      <p>
        <span className="text-ink">{sentence}</span> Ships {days}.
      </p>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {needs.length > 0 && (
        <ul className="mt-2 list-disc pl-5 marker:text-rule-2">
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      )}
    </>
  )
}
