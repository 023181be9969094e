import { type Entries, withIds } from '../entries.ts'
import type { Fitting, FittingKind } from './fitting.ts'
import { caps } from './caps.ts'
import { easings } from './easings.ts'
import { goosenecks } from './goosenecks.ts'
import { makeFitting, type FittingEntry } from './make-fitting.ts'
import { railEnds } from './rail-ends.ts'
import { turns } from './turns.ts'
import { volutes } from './volutes.ts'
import { wallRail } from './wall-rail.ts'

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

function made(kind: FittingKind, entries: Entries<FittingEntry>): readonly Fitting[] {
  return withIds(entries).map((entry) => makeFitting(kind, entry))
}
