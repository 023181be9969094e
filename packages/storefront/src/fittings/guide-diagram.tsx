import {
  FITTING_GUIDE_DRAWING,
  type FittingHotspot,
} from '@millrun/catalogue/families/fittings/fitting-guide'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { nudge } from './nudge.ts'

interface GuideDiagramProps {
  readonly hotspots: readonly FittingHotspot[]
  readonly active: FittingHotspot | undefined
  readonly onPick: (index: number) => void
  /** Told which one the pointer or the focus is on; undefined when it has left. */
  readonly onPoint: (index: number | undefined) => void
}

/** The drawing of a balustrade with the parts of one kind ringed on it. */
export function GuideDiagram(props: GuideDiagramProps) {
  return (
    <figure className="mt-4">
      <div className="border-y border-rule">
        <div className="relative mx-auto lg:max-w-82">
          <a
            href={FITTING_GUIDE_DRAWING}
            target="_blank"
            rel="noreferrer"
            tabIndex={-1}
            aria-hidden="true"
          >
            <img
              src={FITTING_GUIDE_DRAWING}
              alt=""
              width={1178}
              height={1342}
              className="h-auto w-full"
            />
          </a>
          <ol aria-label="Parts on the drawing">
            {props.hotspots.map((hotspot, index) => (
              <Ring key={hotspot.part} {...props} hotspot={hotspot} index={index} />
            ))}
          </ol>
        </div>
      </div>
      <figcaption className="mt-2">
        <a
          href={FITTING_GUIDE_DRAWING}
          target="_blank"
          rel="noreferrer"
          className="more inline-flex min-h-8 items-center gap-1.5 text-sm"
        >
          Open the diagram in a new tab
          <Icon name="external" size={18} />
        </a>
      </figcaption>
    </figure>
  )
}

interface RingProps extends GuideDiagramProps {
  readonly hotspot: FittingHotspot
  readonly index: number
}

function Ring({ hotspot, index, hotspots, active, onPick, onPoint }: RingProps) {
  const [x, y] = nudge(hotspot, hotspots)
  return (
    <li
      className="absolute"
      style={{
        left: `calc(${hotspot.xPercent}% + ${x}px)`,
        top: `calc(${hotspot.yPercent}% + ${y}px)`,
      }}
    >
      <button
        type="button"
        aria-pressed={hotspot === active}
        onClick={() => onPick(index)}
        onFocus={() => onPoint(index)}
        onBlur={() => onPoint(undefined)}
        onPointerEnter={() => onPoint(index)}
        onPointerLeave={() => onPoint(undefined)}
        className="group relative block size-7 -translate-1/2 cursor-pointer rounded-full border-[1.5px] border-ink aria-pressed:border-[2.5px] aria-pressed:border-plotter"
      >
        <span className="absolute -top-2.5 -left-2.5 min-w-4 bg-paper px-0.5 text-[13px] leading-4 font-semibold group-aria-pressed:bg-plotter group-aria-pressed:text-white">
          {index + 1}
        </span>
        <span className="sr-only"> {hotspot.label}</span>
      </button>
    </li>
  )
}
