import { chosenPicture } from '@millrun/catalogue/pictures/chosen-picture'
import { IRON_STYLES } from '@millrun/catalogue/families/iron-balusters/iron-baluster'
import { useId } from 'react'
import type { Design } from '@millrun/stair/design/design'
import { lineFor } from '@millrun/stair/stock/line-for'
import { ProductPicture } from '../../ui/product-picture.tsx'
import { type BalusterFilter, countOf } from './baluster-filter.ts'
import { BALUSTER_SERIES, type BalusterKind } from './baluster-series.ts'
import { HiddenRadio } from '@millrun/ui/fields/hidden-radio.tsx'

interface BalusterSearchProps {
  readonly design: Design
  readonly filter: BalusterFilter
  readonly onFilter: (filter: BalusterFilter) => void
}

const KINDS: readonly { readonly kind: BalusterKind; readonly name: string }[] = [
  { kind: 'iron', name: 'Iron' },
  { kind: 'wood', name: 'Wood' },
]

/** Stands for all of them: every item of a list has a value. */
const ANY_LOOK = 'Any look'

/** Ways to narrow the gallery: words, iron or wood, and the kinds of ornament as pictures. */
export function BalusterSearch({ design, filter, onFilter }: BalusterSearchProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="block text-sm font-medium">
        Find a baluster
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={filter.words}
        placeholder="twist, round, plain, M-301"
        onChange={(event) => onFilter({ ...filter, words: event.currentTarget.value })}
        className="mt-1 h-11 w-full rounded-xs border border-rule-2 bg-field px-3 placeholder:text-ink-2"
      />
      {filter.words.trim() === '' && (
        <>
          <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
            <KindRow filter={filter} onFilter={onFilter} />
            {filter.kind === 'iron' && <LookSelect filter={filter} onFilter={onFilter} />}
          </div>
          <SeriesRow design={design} filter={filter} onFilter={onFilter} />
        </>
      )}
    </>
  )
}

function KindRow({ filter, onFilter }: Omit<BalusterSearchProps, 'design'>) {
  const name = useId()
  return (
    <fieldset className="flex">
      <legend className="sr-only">Material</legend>
      {KINDS.map((one) => (
        <label
          key={one.kind}
          className="relative -ml-px flex h-11 cursor-pointer items-center gap-1.5 border border-rule-2 px-4 text-[15px] first-of-type:ml-0 hover:bg-paper-2 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plotter"
        >
          <HiddenRadio
            name={name}
            isChosen={filter.kind === one.kind}
            onChoose={() =>
              onFilter({ ...filter, kind: one.kind, series: undefined, look: undefined })
            }
          />
          {one.name}
          <span className="text-[13px] opacity-80">
            {countOf(BALUSTER_SERIES.filter(({ kind }) => kind === one.kind))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function LookSelect({ filter, onFilter }: Omit<BalusterSearchProps, 'design'>) {
  return (
    <select
      aria-label="Look"
      value={filter.look ?? ANY_LOOK}
      onChange={(event) => {
        const look = IRON_STYLES.find((one) => one === event.currentTarget.value)
        onFilter({ ...filter, look })
      }}
      className="h-11 rounded-xs border border-rule-2 bg-field px-3 text-[15px]"
    >
      <option>{ANY_LOOK}</option>
      {IRON_STYLES.map((look) => (
        <option key={look}>{look}</option>
      ))}
    </select>
  )
}

/** One picture tells what a knuckle is better than a word. */
function SeriesRow({ design, filter, onFilter }: BalusterSearchProps) {
  const name = useId()
  const series = BALUSTER_SERIES.filter(({ kind }) => kind === filter.kind)
  const label =
    'relative flex min-w-0 cursor-pointer flex-col text-[13px] leading-4 outline-offset-2 outline-ink has-checked:font-semibold has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-plotter hover:bg-paper-2'
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">Ornament</legend>
      <div className="grid grid-cols-4 gap-x-3 gap-y-3 sm:grid-cols-10 lg:grid-cols-4">
        <label className={label}>
          <HiddenRadio
            name={name}
            isChosen={filter.series === undefined}
            onChoose={() => onFilter({ ...filter, series: undefined })}
          />
          <span className="grid aspect-square w-full place-items-center border border-rule font-serif text-lg">
            {countOf(series)}
          </span>
          <span className="pt-1">All</span>
        </label>
        {series.map(({ id, name: title, styles: [first] }) => (
          <label key={id} className={label}>
            <HiddenRadio
              name={name}
              isChosen={filter.series === id}
              onChoose={() => onFilter({ ...filter, series: id })}
            />
            <ProductPicture
              src={chosenPicture(first.product, lineFor(first.product, design).choices)}
              widthPx={82}
              className="aspect-square w-full object-cover"
            />
            <span className="pt-1">{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
