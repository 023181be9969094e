import { finishName } from '@millrun/catalogue/choosing/option-group'
import { SPECIES_NAMES } from '@millrun/catalogue/choosing/species'
import { lengthLabel } from '@millrun/parts/drawings/dimensions/length-label'
import type { Ware } from '@millrun/parts/materials/wares'
import type { Box } from '@millrun/parts/solids/mesh/measured'
import { sizeOf } from '../orbit/orbit.ts'
import type { ShownPart } from './shown-part.ts'

const WARE_NAMES: Readonly<Record<Ware, string>> = {
  zinc: 'Zinc Plated Steel',
  'black steel': 'Black Steel',
  hole: 'Open Hole',
  'white plastic': 'Plastic Syringes',
  'amber plastic': 'Amber Plastic',
  'gray plastic': 'Gray Plastic',
  'blue plastic': 'Blue Plastic',
  'dark plastic': 'Black Plastic',
}

/** What the 3D view shows, in words: `Classic Baluster in White Oak: 34" (864) high, …`. */
export function partSentence(title: string, part: ShownPart, box: Box): string {
  const [wideIn, highIn, deepIn] = sizeOf(box)
  const isLong = part.lengthIn !== undefined || wideIn > 2 * Math.max(highIn, deepIn)
  const sizes = [
    `${length(part.lengthIn ?? wideIn)} ${isLong ? 'long' : 'wide'}`,
    `${length(highIn)} high`,
    `${length(deepIn)} deep`,
  ].join(', ')
  const piece = part.lengthIn === undefined ? '' : ` A piece of ${length(wideIn)} is shown.`
  return `${title} in ${materialName(part)}: ${sizes}, inches with millimeters.${piece}`
}

function materialName({ material }: ShownPart): string {
  if ('finish' in material) return finishName(material.finish)
  if ('ware' in material) return WARE_NAMES[material.ware]
  if (material.wood === 'hickory') return 'Hickory'
  return material.wood === 'primed' ? 'White Primer' : SPECIES_NAMES[material.wood]
}

function length(lengthIn: number): string {
  return lengthLabel(lengthIn, 'inches and millimetres')
}
