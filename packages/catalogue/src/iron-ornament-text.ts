import { formatInches } from './inches.ts'
import type { IronBalusterShape, IronOrnament } from './shapes/iron-baluster-shape.ts'

/** Equal ornaments of a baluster, told together. */
export interface OrnamentText {
  /** Row name in the specifications: `Basket`, `Baskets`. */
  readonly name: string
  /** As a card says it: `One 7" basket, 2" across`. */
  readonly feature: string
  /** As the specifications say it: `7" long, 2" across`. */
  readonly size: string
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const

/** The ornaments of a baluster in words, equal ones together, in the order in which they are listed. */
export function ornamentTexts(shape: IronBalusterShape): readonly OrnamentText[] {
  return groups(shape.ornaments).map(([first, ...others]) =>
    ornamentText(first, others.length + 1, shape),
  )
}

type OrnamentGroup = readonly [IronOrnament, ...IronOrnament[]]

function groups(ornaments: readonly IronOrnament[]): readonly OrnamentGroup[] {
  const found = new Map<string, OrnamentGroup>()
  for (const ornament of ornaments) {
    const key = ornamentSize(ornament)
    const group = found.get(key)
    found.set(key, group === undefined ? [ornament] : [...group, ornament])
  }
  return [...found.values()]
}

/** What makes ornaments equal: everything but where they stand and which way they turn. */
function ornamentSize(ornament: IronOrnament): string {
  if ('centreIn' in ornament) return JSON.stringify({ ...ornament, centreIn: 0 })
  const turns = 'turns' in ornament ? Math.abs(ornament.turns) : 0
  return JSON.stringify({ ...ornament, fromIn: 0, toIn: lengthOf(ornament), turns })
}

function ornamentText(
  ornament: IronOrnament,
  count: number,
  shape: IronBalusterShape,
): OrnamentText {
  const s = count === 1 ? '' : 's'
  const number = NUMBERS[count] ?? String(count)
  const long = formatInches(lengthOf(ornament))
  switch (ornament.kind) {
    case 'basket': {
      const across = `${formatInches(ornament.diameterIn)} across`
      const rods = ornament.rods === 4 ? '' : `, ${ornament.rods} rods`
      return {
        name: `Basket${s}`,
        feature: `${number} ${long} basket${s}, ${across}${rods}`,
        size: `${long} long, ${across}, ${ornament.rods} rods of ${formatInches(ornament.rodIn)}`,
      }
    }
    case 'twist': {
      const turns = `${turnsText(ornament.turns)}${count > 1 ? ' each' : ''}`
      return {
        name: `Twist${s}`,
        feature: `${number} ${long} twist${s}, ${turns}`,
        size: `${long} long, ${turns}`,
      }
    }
    case 'ribbon':
      return {
        name: `Ribbon${s}`,
        feature: `${number} ${long} ribbon${s}, ${formatInches(ornament.widthIn)} wide`,
        size: `${long} long, ${formatInches(ornament.widthIn)} wide, ${turnsText(ornament.turns)}`,
      }
    case 'knuckle':
    case 'collar': {
      const acrossIn = ornament.kind === 'knuckle' ? ornament.diameterIn : ornament.widthIn
      const across = `${formatInches(acrossIn)} across`
      return {
        name: `${ornament.kind === 'knuckle' ? 'Knuckle' : 'Collar'}${s}`,
        feature: `${number} ${long} ${ornament.kind}${s}, ${across}`,
        size: `${long} high, ${across}`,
      }
    }
    case 'hammered': {
      const isWhole = lengthOf(ornament) >= shape.lengthIn - shape.pin.lengthIn
      const where = isWhole ? 'over the whole length' : `over ${long}`
      return {
        name: 'Hammering',
        feature: `Hammered ${where}`,
        size: `${isWhole ? 'Whole length' : long}, a dent about every ${formatInches(ornament.pitchIn)}`,
      }
    }
    case 'belly': {
      const bow = formatInches(ornament.bowIn)
      return {
        name: 'Belly',
        feature: `Bows out ${bow} over ${long}`,
        size: `${bow} out over ${long}`,
      }
    }
    case 'scroll': {
      const across = `${formatInches(ornament.widthIn)} across`
      const form = ornament.form === 'heart' ? 'heart' : `pair${s} of ${ornament.form} scrolls`
      return {
        name: 'Scrolls',
        feature: `${number} ${long} ${form}, ${across}`,
        size: `${long} high, ${across}, of ${formatInches(ornament.barIn)} bar`,
      }
    }
    case 'panel': {
      const across = `${formatInches(ornament.widthIn)} across`
      return {
        name: `Panel${s}`,
        feature: `${number} open ${ornament.form}${s}, ${across}`,
        size: `${long} high, ${across}, of ${formatInches(ornament.barIn)} bar`,
      }
    }
    case 'leaf': {
      const total = ornament.pairs * count
      const pairs = NUMBERS[total] ?? String(total)
      const of = total === 1 ? 'pair' : 'pairs'
      const across = `${formatInches(ornament.widthIn)} across`
      return {
        name: 'Leaves',
        feature: `${pairs} ${of} of leaves, ${across}`,
        size: `${pairs} ${of}, ${across}`,
      }
    }
  }
}

function lengthOf(ornament: IronOrnament): number {
  if (ornament.kind === 'leaf') return ornament.lengthIn
  return 'heightIn' in ornament ? ornament.heightIn : ornament.toIn - ornament.fromIn
}

function turnsText(turns: number): string {
  const count = Math.abs(turns)
  return count === 1 ? '1 turn' : `${formatInches(count).replace('"', '')} turns`
}
