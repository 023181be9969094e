import type { IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import type { LeaderDimension } from '../../elevations/dimension.ts'
import type { Outline } from '../../elevations/outline.ts'
import type { Heights } from '../../geometry/heights.ts'
import type { Fineness } from '../../solids/form/fineness.ts'
import type { Solid } from '../../solids/solid.ts'
import type { BarSize } from './bar/bar-outline.ts'
import type { BarRow } from './bar/bar-row.ts'
import type { BarStock, Ornament, OrnamentOf } from './ornament.ts'
import { basket } from './ornaments/basket.ts'
import { belly } from './ornaments/belly.ts'
import { collar } from './ornaments/collar.ts'
import { hammered } from './ornaments/hammered.ts'
import { knuckle } from './ornaments/knuckle.ts'
import { leaf } from './ornaments/leaf.ts'
import { panel } from './ornaments/panel.ts'
import { ribbon } from './ornaments/ribbon.ts'
import { scroll } from './ornaments/scroll.ts'
import { twist } from './ornaments/twist.ts'

type Kind = IronOrnament['kind']

/** Every kind of ornament. A new one is one more file and one more line. */
const ORNAMENTS: { readonly [K in Kind]: Ornament<K> } = {
  twist,
  basket,
  knuckle,
  collar,
  ribbon,
  hammered,
  belly,
  scroll,
  panel,
  leaf,
}

/** The heights between which an ornament lies. */
export function ornamentHeights<K extends Kind>(ornament: OrnamentOf<K>): Heights {
  return ORNAMENTS[ornament.kind].heights(ornament)
}

/** How wide an ornament is over all, in inches; 0 where it is no wider along the rail than its bar. */
export function ornamentWidthIn<K extends Kind>(ornament: OrnamentOf<K>): number {
  return ORNAMENTS[ornament.kind].widthIn(ornament)
}

/** Whether an ornament is as wide over all of its height. */
export function isEven({ kind }: IronOrnament): boolean {
  return ORNAMENTS[kind].isEven === true
}

/** Whether an ornament stands where the bar would be, rather than on it. */
export function isInPlaceOfBar({ kind }: IronOrnament): boolean {
  return ORNAMENTS[kind].isInPlaceOfBar
}

/** How far the bar goes on into an ornament, in inches; nothing where it ends before it. */
export function lapIn<K extends Kind>(ornament: OrnamentOf<K>, barIn: number): number | undefined {
  return ORNAMENTS[ornament.kind].lapIn?.(ornament, barIn)
}

/** How deep the bar ends in an ornament, in inches; as deep as it is where nothing is said. */
export function endDepthIn<K extends Kind>(
  ornament: OrnamentOf<K>,
  stock: BarStock,
): number | undefined {
  return ORNAMENTS[ornament.kind].endDepthIn?.(ornament, stock)
}

/** Rows of an ornament that is worked on the bar; none of one that takes its place. */
export function workedRows<K extends Kind>(
  ornament: OrnamentOf<K>,
  size: BarSize,
  turnDeg: number,
  fineness: Fineness,
): readonly BarRow[] | undefined {
  return ORNAMENTS[ornament.kind].rows?.(ornament, size, turnDeg, fineness)
}

/** An ornament as it is drawn from the front. */
export function ornamentOutlines<K extends Kind>(
  ornament: OrnamentOf<K>,
  stock: BarStock,
): readonly Outline[] {
  return ORNAMENTS[ornament.kind].outlines(ornament, stock)
}

/** The pieces that an ornament adds to the bar. */
export function ornamentSolids<K extends Kind>(
  ornament: OrnamentOf<K>,
  stock: BarStock,
  fineness: Fineness,
): readonly Solid[] {
  return ORNAMENTS[ornament.kind].solids(ornament, stock, fineness)
}

/** What a drawing says of an ornament beside its heights. */
export function ornamentLeader<K extends Kind>(
  ornament: OrnamentOf<K>,
): LeaderDimension | undefined {
  return ORNAMENTS[ornament.kind].leader?.(ornament)
}
