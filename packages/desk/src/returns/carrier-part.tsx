import type { ShownReturn } from '@millrun/commerce/desk/returns/shown-return'
import { dayInWords } from '@millrun/commerce/delivery/new-jersey-day'
import { Part } from '../parts/part.tsx'

/** What a claim against the trucking company needs, and until when; nothing where no truck came. */
export function CarrierPart({ shown: { carrier, isCarrierLate } }: { shown: ShownReturn }) {
  if (carrier === null) return null
  const { sentence, arrivedOn, noted, needs } = carrier
  return (
    <Part title="Freight claim">
      <p className={`max-w-[70ch] text-lg ${isCarrierLate ? 'text-wrong' : ''}`}>{sentence}</p>
      <p className="mt-2 max-w-[70ch]">
        The truck came on {dayInWords(arrivedOn, true)}.{' '}
        {noted
          ? 'The buyer noted the damage on the driver’s paper.'
          : 'The buyer noted nothing on the driver’s paper: the damage counts as hidden.'}
      </p>
      <p className="mt-3">The trucking company asks for:</p>
      <ul className="mt-1 list-disc pl-5 marker:text-rule-2">
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
    </Part>
  )
}
