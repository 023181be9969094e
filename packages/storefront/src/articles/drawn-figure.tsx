import type { ReactNode } from 'react'

interface DrawnFigureProps {
  /** `stair-balusters-elevation`: what the build calls it, without its width. */
  readonly drawing: string
  /** What one sees, for those who cannot. */
  readonly alt: string
  readonly size: { readonly width: number; readonly height: number }
  readonly children: ReactNode
}

/** A drawing of the Stair Visualizer, with larger numbers on a phone, and what it shows. */
export function DrawnFigure({ drawing, alt, size, children }: DrawnFigureProps) {
  return (
    <figure className="border-t border-rule pt-5">
      <picture>
        <source media="(max-width: 39.99rem)" srcSet={`/drawings/${drawing}-narrow.svg`} />
        <img
          src={`/drawings/${drawing}-wide.svg`}
          alt={alt}
          {...size}
          loading="lazy"
          className="h-auto w-full max-w-170"
        />
      </picture>
      <figcaption className="mt-3 max-w-[66ch] text-sm leading-normal text-ink-2">
        {children}
      </figcaption>
    </figure>
  )
}

/** Plan and elevation as the build draws them, at their wide size; only their proportions count. */
export const PLAN_SIZE = { width: 680, height: 311 } as const
export const ELEVATION_SIZE = { width: 680, height: 718 } as const
