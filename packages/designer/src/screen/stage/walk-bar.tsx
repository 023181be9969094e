import type { StairView } from './use-stair-view.ts'

interface WalkBarProps {
  readonly view: StairView
  /** How far up, 0 to 1. */
  readonly climbed: number
}

/** The way up the stair, to be walked with a thumb or with arrow keys. */
export function WalkBar({ view, climbed }: WalkBarProps) {
  const percent = Math.round(climbed * 100)
  return (
    <label className="flex h-11 items-center gap-3 bg-paper px-5 text-sm lg:absolute lg:right-4 lg:bottom-4 lg:w-96 lg:px-3">
      <span className="whitespace-nowrap">Walk up</span>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={`${percent} percent of the way up`}
        onChange={(event) => view.climb(Number(event.currentTarget.value) / 100)}
        className="h-11 min-w-0 flex-1 accent-ink"
      />
    </label>
  )
}
