import { PACKS } from '@millrun/catalogue/families/accessories/packs'
import { HOLLOW_WALL_IN } from '@millrun/catalogue/shapes/iron-baluster-shape'
import {
  PLASTIC_LB_PER_CUBIC_IN,
  STEEL_LB_PER_CUBIC_IN,
  type Wood,
  woodLbPerCubicIn,
  woodNamed,
} from '@millrun/catalogue/packing/densities'
import type { PieceSize } from '@millrun/catalogue/packing/piece-size'
import type { Product } from '@millrun/catalogue/product'
import type { Shape } from '@millrun/catalogue/shape'
import type { BoxNewelShape } from '@millrun/catalogue/shapes/box-newel-shape'
import type { IronBalusterShape } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { BORE_IN } from '../forms/iron-baluster/bar/bar-piece.ts'
import { BOARD_IN } from '../forms/box-newel/box-newel-elevation.ts'
import { boxAround } from '../solids/mesh/measured.ts'
import { partSolids } from '../solids/part-solids.ts'
import type { Solid } from '../solids/solid.ts'
import { meshVolume } from './mesh-volume.ts'

/** A product as its solids measure and weigh, in its first choices. Sides to a sixteenth, weight to a thousandth of a pound. */
export function weighedProduct(product: Product): PieceSize {
  const { shape } = product
  const solids = partSolids(shape)
  const wood = firstWood(product)
  const weightLb =
    solids.reduce((sum, solid) => sum + solidLb(solid, wood), 0) - hollowLb(shape, wood)
  const [lengthIn = 0, widthIn = 0, heightIn = 0] = sides(solids)
  const isWooden = solids.every(({ substance }) => substance === 'wood')
  return {
    lengthIn,
    widthIn,
    heightIn,
    weightLb: Math.max(0.001, Math.round(weightLb * packedAlike(product) * 1000) / 1000),
    ...(isWooden ? { wood } : {}),
  }
}

/** The wood that its first choice or its first material is. */
function firstWood({ species, materials, optionGroups }: Product): Wood {
  const offered = optionGroups.find(({ type }) => type === 'material')?.options[0].name
  const names = [...Object.keys(species ?? {}), ...(offered === undefined ? [] : [offered])]
  return [...names, ...materials].map(woodNamed).find((wood) => wood !== undefined) ?? 'red-oak'
}

function sides(solids: readonly Solid[]): readonly number[] {
  const { least, most } = boxAround(solids)
  return most
    .map((end, axis) => end - (least[axis] ?? 0))
    .map((side) => Math.max(1 / 16, Math.round(side * 16) / 16))
    .toSorted((a, b) => b - a)
}

function solidLb({ substance, mesh, placements }: Solid, wood: Wood): number {
  return meshVolume(mesh).cubicIn * placements.length * poundsPerCubicIn(substance, wood)
}

function poundsPerCubicIn(substance: Solid['substance'], wood: Wood): number {
  switch (substance) {
    case 'wood':
      return woodLbPerCubicIn(wood)
    case 'metal':
    case 'zinc':
    case 'black steel':
      return STEEL_LB_PER_CUBIC_IN
    case 'white plastic':
    case 'amber plastic':
    case 'gray plastic':
    case 'blue plastic':
    case 'dark plastic':
      return PLASTIC_LB_PER_CUBIC_IN
    case 'hole':
      return 0
  }
}

/** What solids have inside that is air in the part: nobody sees it, so they are not built with it beyond the bore of the foot. */
function hollowLb(shape: Shape, wood: Wood): number {
  if (shape.kind === 'iron-baluster') return hollowBarCubicIn(shape) * STEEL_LB_PER_CUBIC_IN
  if (shape.kind === 'box-newel') return hollowBoxCubicIn(shape) * woodLbPerCubicIn(wood)
  return 0
}

function hollowBarCubicIn({ isHollow, barIn, lengthIn, section, pin }: IronBalusterShape): number {
  if (!isHollow) return 0
  const areaIn = (barIn - 2 * HOLLOW_WALL_IN) ** 2 * (section === 'round' ? Math.PI / 4 : 1)
  return areaIn * Math.max(0, lengthIn - pin.lengthIn - BORE_IN)
}

function hollowBoxCubicIn({ isHollow, widthIn, topWidthIn, lengthIn, cap }: BoxNewelShape): number {
  if (!isHollow) return 0
  const meanIn = (widthIn + topWidthIn) / 2 - 2 * BOARD_IN
  return meanIn ** 2 * (lengthIn - cap.heightIn)
}

/** How many times what is shown of a pack lies in it: a pack of 25 screws is shown as a few. */
function packedAlike({ id, shape }: Product): number {
  const pack = Object.entries(PACKS).find(([packId]) => packId === id)?.[1]
  if (shape.kind !== 'kit' || pack?.of !== 'screws') return 1
  return pack.holds / shape.pieces.filter(({ kind }) => kind === 'rod').length
}
