import { idDraw } from '@millrun/catalogue/id-hash'
import { tag } from '../svg/tag.ts'
import { colourUnder } from './palette.ts'
import { type Wood, WOOD_PALETTES } from './wood-palettes.ts'

const WIDTH = 60
const HEIGHT = 50
const ARCHES = 7

/** A chip of sanded wood with its grain, 60 × 50, as SVG. */
export function woodSwatch(wood: Wood): string {
  const palette = WOOD_PALETTES[wood]
  const hasGrain = wood !== 'primed' && wood !== 'special-order'
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    tag('path', { d: `M0 0h${WIDTH}v${HEIGHT}H0z`, fill: colourUnder(palette, 0.52) }),
    hasGrain ? grain(wood, colourUnder(palette, 0.24)) : '',
    isOpenPored(wood) ? pores(wood, colourUnder(palette, 0.1)) : '',
  )
}

/** Cathedral arches about a heart a little off the middle, straighter grain beside them. */
function grain(wood: Wood, colour: string): string {
  const draw = (purpose: string, limit: number) => idDraw(wood, purpose, limit)
  const heart = 24 + draw('heart', 12)
  const arches = Array.from({ length: ARCHES }, (_, index) => {
    const apex = 46 - index * 8.5 - draw(`apex${index}`, 4)
    const half = 3.5 + index * 4.2 + draw(`half${index}`, 3)
    const d = `M${heart - half} ${HEIGHT + 2}C${heart - half * 0.8} ${apex + 14} ${heart - 3} ${apex} ${heart} ${apex}S${heart + half * 0.8} ${apex + 14} ${heart + half} ${HEIGHT + 2}`
    return tag('path', { d, 'stroke-opacity': 0.3 + draw(`dark${index}`, 30) / 100 })
  })
  const straight = Array.from({ length: 9 }, (_, index) => {
    const x = index < 4 ? draw(`left${index}`, 16) - 2 : 46 + draw(`right${index}`, 16)
    const lean = draw(`lean${index}`, 7) - 3
    return tag('path', {
      d: `M${x} -2C${x + lean} 16 ${x - lean} 34 ${x} 52`,
      'stroke-opacity': 0.18 + draw(`faint${index}`, 26) / 100,
    })
  })
  return tag('g', { fill: 'none', stroke: colour, 'stroke-width': 1.1 }, ...straight, ...arches)
}

function isOpenPored(wood: Wood): boolean {
  return ['red-oak', 'white-oak', 'hickory', 'walnut'].includes(wood)
}

function pores(wood: Wood, colour: string): string {
  const d = Array.from({ length: 34 }, (_, index) => {
    const draw = (purpose: string, limit: number) => idDraw(wood, `${purpose}${index}`, limit)
    return `M${draw('x', 600) / 10} ${draw('y', 480) / 10}v${1.5 + draw('long', 30) / 10}`
  })
  return tag('path', { d: d.join(''), stroke: colour, 'stroke-opacity': 0.5, 'stroke-width': 0.5 })
}
