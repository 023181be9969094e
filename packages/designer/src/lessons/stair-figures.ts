import { formatInches } from '@millrun/catalogue/inches'
import type { Design } from '@millrun/stair/design/design'
import { designLink } from '../link/design-link.ts'
import { widestGapIn } from '@millrun/stair/bays/bay'
import { buildStair } from '@millrun/stair/model/build-stair'
import { partsList, type ListGroup } from '@millrun/stair/parts-list/parts-list'

/** A line of the parts list as a table prints it. */
export interface FigureLine {
  readonly group: ListGroup
  readonly productId: string
  readonly title: string
  readonly quantity: number
  readonly unitCents: number
  readonly totalCents: number
  readonly note: string
}

/** What a text says of a stair: its measures, its counts and what it costs. */
export interface StairFigures {
  readonly risers: number
  readonly treads: number
  /** Measures as a carpenter writes them. */
  readonly totalRise: string
  readonly rise: string
  readonly run: string
  readonly width: string
  readonly balusters: number
  /** The widest gap between two balusters, in hundredths of an inch. */
  readonly gap: string
  readonly lines: readonly FigureLine[]
  readonly totalCents: number
  /** The design as its address carries it, without `#`. */
  readonly link: string
}

/** Builds and prices a design, so that no text has to be put right by hand. Throws where the design does not work. */
export function stairFigures(design: Design): StairFigures {
  const stair = buildStair(design)
  if (stair.problems.length > 0) {
    throw new Error(`${design.name}: ${stair.problems.map(({ text }) => text).join(' ')}`)
  }
  const list = partsList(stair)
  return {
    risers: stair.steps.risers,
    treads: stair.flights.reduce((sum, { risers }) => sum + risers - 1, 0),
    totalRise: formatInches(design.totalRiseIn),
    rise: formatInches(stair.steps.riseIn),
    run: formatInches(stair.steps.runIn),
    width: formatInches(design.widthIn),
    balusters: stair.bays.reduce((sum, { balusters }) => sum + balusters.length, 0),
    gap: `${widestGapIn(stair.bays).toFixed(2)}"`,
    lines: list.lines.map(({ group, line, quantity, totalCents, note }) => ({
      group,
      productId: line.product.id,
      title: line.title,
      quantity,
      unitCents: line.unitPriceCents,
      totalCents,
      note,
    })),
    totalCents: list.totalCents,
    link: designLink(design),
  }
}
