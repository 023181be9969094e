import { LateTooltip } from '@millrun/ui/over/late-tooltip.tsx'

interface IconButtonProps {
  readonly name: string
  /** The path of a drawing 24 wide and high. */
  readonly drawing: string
  readonly onPress: () => void
  readonly isUsable?: boolean
}

/** A button that is drawn, within a provider of late tooltips. Of no use just now, it stays in the tab order: the focus would be lost with it. */
export function IconButton({ name, drawing, onPress, isUsable = true }: IconButtonProps) {
  return (
    <LateTooltip text={name}>
      <button
        type="button"
        aria-label={name}
        aria-disabled={isUsable ? undefined : true}
        onClick={onPress}
        className="grid size-11 cursor-pointer place-items-center hover:bg-paper-2 aria-disabled:cursor-not-allowed aria-disabled:text-rule-2"
      >
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.3"
          aria-hidden="true"
        >
          <path d={drawing} />
        </svg>
      </button>
    </LateTooltip>
  )
}
