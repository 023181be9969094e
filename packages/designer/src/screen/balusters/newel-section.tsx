import { useDeferredValue, useMemo } from 'react'
import { newelOffers } from '@millrun/stair/choices/choices-offered'
import type { NewelPlace } from '@millrun/stair/choices/newel-at'
import { hasTurn } from '@millrun/stair/layouts/layouts'
import { useDesign } from '../design-state.tsx'
import { Term } from '../terms/term.tsx'
import { choosable, Misfits } from './misfits.tsx'
import { PickGrid } from './gallery/pick-grid.tsx'
import { SectionProblems } from './section-problems.tsx'
import { tileOf } from './gallery/tile-of.ts'
import type { Picking } from './use-pick.ts'

/** The posts that carry the rail; where a stair turns, those of its landing too. */
export function NewelSection({ picking }: { readonly picking: Picking }) {
  const { design } = useDesign()
  if (design.job === 'keep-rail') {
    return (
      <p className="text-[15px] leading-snug text-ink-2">
        Your own newels stay, with your rail. To plan new ones, choose a new rail under Customize
        layout.
      </p>
    )
  }
  return (
    <>
      <SectionProblems places={['newels']} picking={picking} />
      <p className="pb-3 text-[15px] leading-snug text-ink-2">
        A <Term word="newel" /> carries the end of the rail. Shown are those that suit your rail and
        are long enough.
      </p>
      <Newels place="newelId" title="newels" />
      {hasTurn(design) && (
        <div className="mt-6">
          <Newels place="landingNewelId" title="landing newels" />
        </div>
      )}
    </>
  )
}

const KINDS = [
  { shape: 'turned', name: 'Turned' },
  { shape: 'box-newel', name: 'Box' },
] as const

interface NewelsProps {
  readonly place: NewelPlace
  readonly title: string
}

function Newels({ place, title }: NewelsProps) {
  const { design, edit } = useDesign()
  // Each newel is tried in a stair of its own, which need not hold up the picture of this one.
  const settled = useDeferredValue(design)
  const offers = useMemo(() => newelOffers(settled, place), [settled, place])
  return (
    <>
      <PickGrid
        groups={KINDS.map((kind) => ({
          id: kind.shape,
          name: `${kind.name} ${title}`,
          tiles: choosable(offers, ({ id }) => id === design[place])
            .filter(({ shape }) => shape.kind === kind.shape)
            .map((newel) => tileOf(newel, design)),
        })).filter(({ tiles }) => tiles.length > 0)}
        chosen={design[place]}
        stand="post"
        onPick={(id) => edit({ [place]: id }, place)}
      />
      <Misfits offers={offers} nameOf={(newel) => newel.title} />
    </>
  )
}
