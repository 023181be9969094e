import { Icon } from '@millrun/ui/first/icon.tsx'
import { LateTooltip, LateTooltipProvider } from '@millrun/ui/over/late-tooltip.tsx'
import type { GalleryView } from './gallery-view.ts'

interface LayoutToggleProps {
  readonly view: GalleryView
  readonly onView: (view: GalleryView) => void
}

const LAYOUTS = [
  { layout: 'grid', label: 'Grid' },
  { layout: 'list', label: 'List' },
] as const

/** Pictures side by side, or a list to order many from. */
export function LayoutToggle({ view, onView }: LayoutToggleProps) {
  return (
    <div className="flex shrink-0 rounded-xs border border-rule-2">
      <LateTooltipProvider>
        {LAYOUTS.map(({ layout, label }) => (
          <LateTooltip key={layout} text={label}>
            <button
              type="button"
              aria-label={label}
              aria-pressed={view.layout === layout}
              onClick={() => onView({ ...view, layout })}
              className="grid h-10.5 w-10.5 cursor-pointer place-items-center aria-pressed:bg-iron aria-pressed:text-paper lg:h-9.5"
            >
              <Icon name={layout} size={18} />
            </button>
          </LateTooltip>
        ))}
      </LateTooltipProvider>
    </div>
  )
}
