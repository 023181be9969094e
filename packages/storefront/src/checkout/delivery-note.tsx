import { createResource } from '@millrun/ui/first/resource'
import { useRef } from 'react'
import { Late } from '../app/late.tsx'
import type { WayThere } from '../delivery/way-there.ts'

/** How the order travels, when, and what the buyer has to do for it: said before anything is asked. */
export function DeliveryNote({ way }: { way: WayThere | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="mb-5 min-h-12 max-w-[60ch] text-[15px] text-pretty text-ink-2"
    >
      {way !== undefined && <Note way={way} />}
      {way?.mode === 'freight' && (
        <Late>
          <CutsForParcel onCut={() => place.current?.focus()} />
        </Late>
      )}
    </div>
  )
}

const cutsChunk = createResource(() => import('../cuts/cuts-for-parcel.tsx'))

/** Most orders go by parcel: the way to have them cut comes with the truck. */
function CutsForParcel(props: { readonly onCut: () => void }) {
  const cuts = cutsChunk.use()
  return <cuts.CutsForParcel {...props} />
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
