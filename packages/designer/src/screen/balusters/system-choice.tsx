import { systemOffers } from '@millrun/stair/choices/choices-offered'
import { fittedDesign } from '@millrun/stair/choices/fitted-design'
import { useDesign } from '../design-state.tsx'
import { PictureOptions } from '@millrun/ui/fields/picture-options.tsx'
import { TermPicture } from '../terms/term-picture.tsx'
import { TERMS } from '../terms/terms.ts'
import { choosable, Misfits } from './misfits.tsx'
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
        options={choosable(offers, (value) => value === design.railSystem).map((value) => ({
          value,
          name: TERMS[value].name,
          text: TEXTS[value],
          picture: <TermPicture term={TERMS[value]} className="w-full" />,
        }))}
        onChange={(railSystem) => picking.pick('system', fittedDesign({ ...from, railSystem }))}
      />
      <Misfits offers={offers} nameOf={(system) => TERMS[system].name} />
    </>
  )
}

const TEXTS = {
  'post-to-post': 'Cut between newels, which stand above it.',
  'over-the-post': 'Runs on over the newels without a break.',
} as const
