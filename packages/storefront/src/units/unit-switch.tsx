import { useSyncExternalStore } from 'react'
import { chooseUnit, readUnit, subscribeUnit, type Unit, UNITS } from './unit-store.ts'

const CHOICES = ['inches', 'millimetres'] as const satisfies readonly Unit[]

/** Lengths in inches or in millimeters, everywhere in the shop; what one types stays in inches. */
export function UnitSwitch({ className = '' }: { className?: string }) {
  const unit = useSyncExternalStore(subscribeUnit, readUnit, () => 'inches' as const)
  return (
    <fieldset className={`flex flex-wrap items-center gap-x-3 text-sm text-ink-2 ${className}`}>
      <legend className="float-left pr-0">Dimensions in</legend>
      {CHOICES.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === unit}
          onClick={() => chooseUnit(value)}
          className="min-h-11 cursor-pointer underline-offset-4 hover:underline aria-pressed:font-medium aria-pressed:text-ink aria-pressed:underline lg:min-h-8"
        >
          {UNITS[value]}
        </button>
      ))}
    </fieldset>
  )
}
