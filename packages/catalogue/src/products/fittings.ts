import type { Fitting, FittingKind } from '../fitting.ts'
import { caps } from './fittings/caps.ts'
import { easings } from './fittings/easings.ts'
import { goosenecks } from './fittings/goosenecks.ts'
import { makeFitting, type FittingEntry } from './fittings/make-fitting.ts'
import { railEnds } from './fittings/rail-ends.ts'
import { turns } from './fittings/turns.ts'
import { volutes } from './fittings/volutes.ts'
import { wallRail } from './fittings/wall-rail.ts'

/** The handrail fittings, kind by kind in the order of the gallery's filters. */
export const fittings: readonly Fitting[] = [
  ...made('goosenecks', goosenecks),
  ...made('volutes', volutes),
  ...made('turns', turns),
  ...made('easings', easings),
  ...made('caps', caps),
  ...made('rail-ends', railEnds),
  ...made('wall-rail', wallRail),
]

function made(kind: FittingKind, entries: readonly FittingEntry[]): readonly Fitting[] {
  return entries.map((entry) => makeFitting(kind, entry))
}
