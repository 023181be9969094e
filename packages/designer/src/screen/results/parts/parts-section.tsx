import { formatDollars } from '@millrun/commerce/dollars'
import type { Stair } from '@millrun/stair/model/stair'
import type { PartsList } from '@millrun/stair/parts-list/parts-list'
import { useDesign } from '../../design-state.tsx'
import type { Shop } from '../../shop.ts'
import type { GoToStep } from '../../use-step.ts'
import { AddAll } from './add-all.tsx'
import { PartsLines } from './parts-lines.tsx'
import { Section } from '../section.tsx'
import { SuppliesList } from './supplies-list.tsx'

interface PartsSectionProps {
  readonly stair: Stair
  readonly list: PartsList
  readonly shop: Shop
  readonly onStep: GoToStep
}

/** The parts list, what it costs, and the way to buy it. */
export function PartsSection({ stair, list, shop, onStep }: PartsSectionProps) {
  const { lines, notes, leftOut, totalCents } = list
  return (
    <Section title="Parts list" lead="Counted from the drawing, not by a rule of thumb.">
      <PartsLines list={list} />
      {lines.length > 0 && <Spares />}
      {(leftOut.length > 0 || lines.some(({ group }) => group === 'hardware')) && <Hardware />}
      <p className="flex items-baseline justify-between border-y border-ink py-3">
        <span>Total, before shipping and tax</span>
        <output className="font-serif text-[26px] leading-none">{formatDollars(totalCents)}</output>
      </p>
      {notes.length > 0 && (
        <ul className="mt-3 grid gap-1.5 text-sm leading-5 text-ink-2">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className="mt-5">
        <AddAll stair={stair} list={list} shop={shop} onStep={onStep} />
      </div>
      <SuppliesList leftOut={leftOut} />
    </Section>
  )
}

function Spares() {
  const { design, edit } = useDesign()
  return (
    <Tick isOn={design.spares} onChange={(spares) => edit({ spares })}>
      5% more balusters and shoes, for a slip of the saw
    </Tick>
  )
}

function Hardware() {
  const { design, edit } = useDesign()
  return (
    <Tick
      isOn={design.hardware === 'bought'}
      onChange={(isOn) => edit({ hardware: isOn ? 'bought' : 'left-out' })}
    >
      Epoxy, bolts and mounts with the parts
    </Tick>
  )
}

interface TickProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly children: string
}

function Tick({ isOn, onChange, children }: TickProps) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3 py-2 text-[15px] leading-5.5">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-5 shrink-0 accent-ink"
      />
      {children}
    </label>
  )
}
