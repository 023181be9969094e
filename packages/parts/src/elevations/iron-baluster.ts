import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { basketPieces } from './iron/basket.ts'
import { bellyPieces } from './iron/belly.ts'
import { collarFace } from './iron/collar.ts'
import { hammeredPieces } from './iron/hammered.ts'
import { ironDimensions } from './iron/iron-dimensions.ts'
import { ironSection } from './iron/iron-section.ts'
import { knucklePieces } from './iron/knuckle.ts'
import { leafPieces } from './iron/leaf.ts'
import { barLengths, plainLengths, tellingFrame } from './iron/ornament-span.ts'
import { panelLap, panelPieces } from './iron/panel.ts'
import { ribbonPieces } from './iron/ribbon.ts'
import { scrollPieces } from './iron/scroll.ts'
import { straightBar } from './iron/straight-bar.ts'
import { twistedBar } from './iron/twist.ts'
import type { Aspect, PartView } from './part-view.ts'
import type { Piece } from './piece.ts'

/** A forged bar with its ornaments, pin at the top. */
export function ironBalusterView(shape: IronBalusterShape, aspect: Aspect): PartView {
  const { turnDeg } = aspect
  const end = shape.lengthIn - shape.pin.lengthIn
  return {
    pieces: [
      ...pin(shape, turnDeg),
      ...barLengths(shape).flatMap(([from, to]) => {
        const foot = from === 0 ? 0 : from - lapUnder(shape, from)
        return straightBar({ ...shape, turnDeg }, foot, Math.min(end, to + lapUnder(shape, to)))
      }),
      ...shape.ornaments.flatMap((ornament) => ornamentPieces(shape, ornament, turnDeg)),
    ],
    section: ironSection(shape),
    dimensions: ironDimensions(shape),
    lies: 'along',
    frame: tellingFrame(shape),
    plainLengths: plainLengths(shape),
  }
}

/** How far plain bar reaches under the ornament that begins or ends at a height, so that no gap shows. */
function lapUnder(shape: IronBalusterShape, heightIn: number): number {
  const panel = shape.ornaments.find(
    (ornament) =>
      ornament.kind === 'panel' && (ornament.fromIn === heightIn || ornament.toIn === heightIn),
  )
  return panel?.kind === 'panel' ? panelLap(panel, shape.barIn) : 0.04
}

function pin(shape: IronBalusterShape, turnDeg: number): readonly Piece[] {
  const { diameterIn, lengthIn } = shape.pin
  const round = { section: 'round', barIn: diameterIn, turnDeg } as const
  return straightBar(round, shape.lengthIn - lengthIn, shape.lengthIn)
}

function ornamentPieces(
  shape: IronBalusterShape,
  ornament: IronOrnament,
  turnDeg: number,
): readonly Piece[] {
  const { barIn, section } = shape
  switch (ornament.kind) {
    case 'twist':
      return twistedBar({ ...ornament, widthIn: barIn, depthIn: barIn, turnDeg })
    case 'ribbon':
      return ribbonPieces(ornament, barIn, turnDeg)
    case 'basket':
      return basketPieces(ornament, barIn, turnDeg)
    case 'knuckle':
      return knucklePieces(ornament, barIn, section)
    case 'collar':
      return [collarFace(ornament)]
    case 'hammered':
      return hammeredPieces(ornament, { section, barIn, turnDeg })
    case 'belly':
      return bellyPieces(ornament, barIn, section)
    case 'scroll':
      return scrollPieces(ornament, barIn)
    case 'panel':
      return panelPieces(ornament, section)
    case 'leaf':
      return leafPieces(ornament)
  }
}
