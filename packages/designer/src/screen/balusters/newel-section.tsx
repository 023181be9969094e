import { useDeferredValue, useMemo } from 'react'
import { newelOffers } from '../../compatibility/choices-offered.ts'
import type { NewelPlace } from '../../compatibility/newel-at.ts'
import { useDesign } from '../design-state.tsx'
import { Term } from '../terms/term.tsx'
import { Misfits } from './misfits.tsx'
import { PickGrid } from './pick-grid.tsx'
import { SectionProblems } from './section-problems.tsx'
import { tileOf } from './tile-of.ts'
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
  const turns = design.layout === 'l-landing' || design.layout === 'u-landing'
  return (
    <>
      <SectionProblems places={['newels']} picking={picking} />
      <p className="pb-3 text-[15px] leading-snug text-ink-2">
        A <Term word="newel" /> carries the end of the rail. Shown are those that suit your rail and
        are long enough.
      </p>
      <Newels place="newelId" title="newels" />
      {turns && (
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
          tiles: offers
            .filter(({ value, fit }) => fit.ok || value.id === design[place])
            .filter(({ value }) => value.shape.kind === kind.shape)
            .map(({ value }) => tileOf(value, design)),
        })).filter(({ tiles }) => tiles.length > 0)}
        chosen={design[place]}
        stand="post"
        onPick={(id) => edit({ [place]: id }, place)}
      />
      <Misfits
        misfits={offers.flatMap(({ value, fit }) =>
          fit.ok ? [] : [{ name: value.title, reason: fit.reason }],
        )}
      />
    </>
  )
}
