import { systemOffers } from '../../compatibility/choices-offered.ts'
import { fittedDesign } from '../../compatibility/fitted-design.ts'
import { useDesign } from '../design-state.tsx'
import { PictureOptions } from '../ui/picture-options.tsx'
import { TermPicture } from '../terms/term-picture.tsx'
import { TERMS } from '../terms/terms.ts'
import { Misfits } from './misfits.tsx'
import type { Picking } from './use-pick.ts'

/** Whether the rail is cut between its newels or runs over them. */
export function SystemChoice({ picking }: { readonly picking: Picking }) {
  const { design } = useDesign()
  const from = picking.from('system')
  const offers = systemOffers(from)
  return (
    <>
      <PictureOptions
        label="How the rail meets the newels"
        value={design.railSystem}
        columns={2}
        options={offers
          .filter(({ value, fit }) => fit.ok || value === design.railSystem)
          .map(({ value }) => ({
            value,
            name: TERMS[value].name,
            text: TEXTS[value],
            picture: <TermPicture term={TERMS[value]} className="w-full" />,
          }))}
        onChange={(railSystem) => picking.pick('system', fittedDesign({ ...from, railSystem }))}
      />
      <Misfits
        misfits={offers.flatMap(({ value, fit }) =>
          fit.ok ? [] : [{ name: TERMS[value].name, reason: fit.reason }],
        )}
      />
    </>
  )
}

const TEXTS = {
  'post-to-post': 'Cut between newels, which stand above it.',
  'over-the-post': 'Runs on over the newels without a break.',
} as const
