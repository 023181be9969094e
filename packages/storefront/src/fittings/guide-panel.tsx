import type { FittingKind } from '@millrun/catalogue/families/fittings/fitting'
import {
  FITTING_GUIDE,
  type FittingHotspot,
} from '@millrun/catalogue/families/fittings/fitting-guide'
import { useState } from 'react'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { GuideDiagram } from './guide-diagram.tsx'

interface GuidePanelProps {
  readonly kind: FittingKind
  readonly onClose: () => void
}

/** The 'Interactive Guide' to a kind of fitting: where it sits on a stair, and what to choose from. */
export function GuidePanel({ kind, onClose }: GuidePanelProps) {
  const { title, description, keyTypes, position, hotspots } = FITTING_GUIDE[kind]
  const [pickedIndex, pick] = useState(0)
  const [pointedIndex, point] = useState<number>()
  const shown = hotspots[pointedIndex ?? pickedIndex]
  return (
    <aside
      aria-labelledby="guide-title"
      className="border-b border-ink py-5 lg:sticky lg:top-0 lg:order-last lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:mask-b-from-[calc(100%-1.25rem)] lg:border-b-0 lg:border-l lg:border-rule lg:py-5 lg:pl-6"
    >
      <header className="flex items-start justify-between gap-4">
        <div>
          <p className="text-sm text-ink-2">Interactive Guide</p>
          <h2 id="guide-title" className="mt-0.5 text-2xl leading-tight">
            {title}
          </h2>
        </div>
        <button
          type="button"
          aria-label="Close the guide"
          onClick={onClose}
          className="-mt-1.5 -mr-2.5 grid size-11 shrink-0 cursor-pointer place-items-center hover:bg-paper-2"
        >
          <Icon name="close" />
        </button>
      </header>
      <p className="mt-2 max-w-[60ch] text-[15px] text-pretty text-ink-2">{description}</p>
      <div className="gap-x-8 md:max-lg:grid md:max-lg:grid-cols-2">
        <GuideDiagram hotspots={hotspots} active={shown} onPick={pick} onPoint={point} />
        <div>
          <div aria-live="polite">{shown !== undefined && <Details hotspot={shown} />}</div>
          <Facts facts={{ 'Where it sits': position, 'Key types': keyTypes.join(', ') }} />
        </div>
      </div>
    </aside>
  )
}

function Details({ hotspot }: { hotspot: FittingHotspot }) {
  const { label, description, whereUsed, commonTypes } = hotspot
  return (
    <>
      <h3 className="mt-4 text-xl leading-tight">{label}</h3>
      <p className="mt-1.5 max-w-[60ch] text-[15px]">{description}</p>
      <Facts facts={{ 'Where used': whereUsed, 'Common types': commonTypes.join(', ') }} />
    </>
  )
}

function Facts({ facts }: { facts: Readonly<Record<string, string>> }) {
  return (
    <dl className="mt-3 text-sm">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="grid grid-cols-[7rem_1fr] gap-x-3 border-t border-rule py-1.5">
          <dt className="text-ink-2">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
