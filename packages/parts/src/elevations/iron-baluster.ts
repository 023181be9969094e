import type { IronBalusterShape, IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { basketPieces } from './iron/basket.ts'
import { bellyPieces } from './iron/belly.ts'
import { collarFace } from './iron/collar.ts'
import { hammeredPieces } from './iron/hammered.ts'
import { ironDimensions } from './iron/iron-dimensions.ts'
import { ironSection } from './iron/iron-section.ts'
import { knucklePieces } from './iron/knuckle.ts'
import { leafPieces } from './iron/leaf.ts'
import { plainLengths, tellingFrame } from './iron/ornament-span.ts'
import { panelPieces } from './iron/panel.ts'
import { ribbonPieces } from './iron/ribbon.ts'
import { scrollPieces } from './iron/scroll.ts'
import { straightBar } from './iron/straight-bar.ts'
import { twistedBar } from './iron/twist.ts'
import type { Aspect, PartView } from './part-view.ts'
import type { Piece } from './piece.ts'

/** A forged bar with its ornaments, pin at the top. */
export function ironBalusterView(shape: IronBalusterShape, aspect: Aspect): PartView {
  const { turnDeg } = aspect
  const plain = plainLengths(shape)
  return {
    pieces: [
      ...pin(shape, turnDeg),
      ...plain.flatMap(([from, to]) => straightBar({ ...shape, turnDeg }, from, to)),
      ...shape.ornaments.flatMap((ornament) => ornamentPieces(shape, ornament, turnDeg)),
    ],
    section: ironSection(shape),
    dimensions: ironDimensions(shape),
    lies: 'along',
    frame: tellingFrame(shape),
    plainLengths: plain,
  }
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
  const { barIn } = shape
  switch (ornament.kind) {
    case 'twist':
      return twistedBar({ ...ornament, widthIn: barIn, depthIn: barIn, turnDeg })
    case 'ribbon':
      return ribbonPieces(ornament, barIn, turnDeg)
    case 'basket':
      return basketPieces(ornament, barIn, turnDeg)
    case 'knuckle':
      return knucklePieces(ornament, barIn)
    case 'collar':
      return [collarFace(ornament)]
    case 'hammered':
      return hammeredPieces(ornament, barIn, shape.section)
    case 'belly':
      return bellyPieces(ornament, barIn)
    case 'scroll':
      return scrollPieces(ornament, barIn)
    case 'panel':
      return panelPieces(ornament)
    case 'leaf':
      return leafPieces(ornament)
  }
}
