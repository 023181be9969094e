import { startOffers } from '@millrun/stair/choices/choices-offered'
import { fittedDesign } from '@millrun/stair/choices/fitted-design'
import { START_FITTINGS } from '@millrun/stair/design/design'
import { useDesign } from '../design-state.tsx'
import { PictureOptions } from '@millrun/ui/fields/picture-options.tsx'
import { TermPicture } from '../terms/term-picture.tsx'
import { TERMS } from '../terms/terms.ts'
import { Misfits } from './misfits.tsx'
import type { Picking } from './use-pick.ts'

/** How a rail over the posts begins. The hand of what swings aside is that of the open side. */
export function StartChoice({ picking }: { readonly picking: Picking }) {
  const { design } = useDesign()
  const from = picking.from('start')
  const offers = startOffers(from)
  const starts = START_FITTINGS.flatMap((fitting) => {
    const fits = offers.filter(({ value, fit }) => value.fitting === fitting && fit.ok)
    if (fits.length === 0 && fitting !== design.start) return []
    const hands = fits.flatMap(({ value }) => value.hand ?? [])
    return [
      {
        fitting,
        text:
          hands.length === 0
            ? 'Straight'
            : hands.length === 2
              ? 'Left or right hand'
              : `${hands[0] === 'left' ? 'Left' : 'Right'} hand`,
      },
    ]
  })
  return (
    <div className="mt-5">
      <PictureOptions
        label="How it begins"
        value={design.start}
        columns={3}
        options={starts.map(({ fitting, text }) => ({
          value: fitting,
          name: TERMS[fitting].name,
          text,
          picture: <TermPicture term={TERMS[fitting]} className="w-full" />,
        }))}
        onChange={(start) => picking.pick('start', fittedDesign({ ...from, start }))}
      />
      <Misfits
        offers={offers}
        nameOf={({ fitting, hand }) => [TERMS[fitting].name, hand].filter(Boolean).join(', ')}
      />
    </div>
  )
}
