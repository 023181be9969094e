import { alikeBy } from '../../alike.ts'
import { formatInches } from '../../inches.ts'
import type { IronBalusterShape, IronOrnament } from '../../shapes/iron-baluster-shape.ts'

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
  return alikeBy(shape.ornaments, ornamentSize).map(([first, ...others]) =>
    ornamentText(first, { count: others.length + 1, shape }),
  )
}

/** What makes ornaments equal: everything but where they stand and which way they turn. */
function ornamentSize(ornament: IronOrnament): string {
  if ('centreIn' in ornament) return JSON.stringify({ ...ornament, centreIn: 0 })
  const turns = 'turns' in ornament ? Math.abs(ornament.turns) : 0
  return JSON.stringify({ ...ornament, fromIn: 0, toIn: lengthOf(ornament), turns })
}

type OrnamentOf<K extends IronOrnament['kind']> = Extract<IronOrnament, { readonly kind: K }>

/** How many equal ornaments are told, and on what bar. */
interface Telling {
  readonly count: number
  readonly shape: IronBalusterShape
}

function ornamentText(ornament: IronOrnament, telling: Telling): OrnamentText {
  switch (ornament.kind) {
    case 'basket':
      return basketText(ornament, telling)
    case 'twist':
      return twistText(ornament, telling)
    case 'ribbon':
      return ribbonText(ornament, telling)
    case 'knuckle':
    case 'collar':
      return ringText(ornament, telling)
    case 'hammered':
      return hammeredText(ornament, telling)
    case 'belly':
      return bellyText(ornament)
    case 'scroll':
      return scrollText(ornament, telling)
    case 'panel':
      return panelText(ornament, telling)
    case 'leaf':
      return leafText(ornament, telling)
  }
}

function basketText(basket: OrnamentOf<'basket'>, { count }: Telling): OrnamentText {
  const long = formatInches(lengthOf(basket))
  const across = acrossText(basket.diameterIn)
  const rods = basket.rods === 4 ? '' : `, ${basket.rods} rods`
  return {
    name: plural('Basket', count),
    feature: `${numberText(count)} ${long} ${plural('basket', count)}, ${across}${rods}`,
    size: `${long} long, ${across}, ${basket.rods} rods of ${formatInches(basket.rodIn)}`,
  }
}

function twistText(twist: OrnamentOf<'twist'>, { count }: Telling): OrnamentText {
  const long = formatInches(lengthOf(twist))
  const turns = `${turnsText(twist.turns)}${count > 1 ? ' each' : ''}`
  return {
    name: plural('Twist', count),
    feature: `${numberText(count)} ${long} ${plural('twist', count)}, ${turns}`,
    size: `${long} long, ${turns}`,
  }
}

function ribbonText(ribbon: OrnamentOf<'ribbon'>, { count }: Telling): OrnamentText {
  const long = formatInches(lengthOf(ribbon))
  const wide = `${formatInches(ribbon.widthIn)} wide`
  return {
    name: plural('Ribbon', count),
    feature: `${numberText(count)} ${long} ${plural('ribbon', count)}, ${wide}`,
    size: `${long} long, ${wide}, ${turnsText(ribbon.turns)}`,
  }
}

function ringText(ring: OrnamentOf<'knuckle' | 'collar'>, { count }: Telling): OrnamentText {
  const high = formatInches(ring.heightIn)
  const across = acrossText(ring.kind === 'knuckle' ? ring.diameterIn : ring.widthIn)
  return {
    name: plural(ring.kind === 'knuckle' ? 'Knuckle' : 'Collar', count),
    feature: `${numberText(count)} ${high} ${plural(ring.kind, count)}, ${across}`,
    size: `${high} high, ${across}`,
  }
}

function hammeredText(length: OrnamentOf<'hammered'>, { shape }: Telling): OrnamentText {
  const isWhole = lengthOf(length) >= shape.lengthIn - shape.pin.lengthIn
  const long = formatInches(lengthOf(length))
  return {
    name: 'Hammering',
    feature: isWhole ? 'Hammered over the whole length' : `Hammered over ${long}`,
    size: `${isWhole ? 'Whole length' : long}, a dent about every ${formatInches(length.pitchIn)}`,
  }
}

function bellyText(belly: OrnamentOf<'belly'>): OrnamentText {
  const [bow, long] = [formatInches(belly.bowIn), formatInches(lengthOf(belly))]
  return { name: 'Belly', feature: `Bows out ${bow} over ${long}`, size: `${bow} out over ${long}` }
}

function scrollText(scroll: OrnamentOf<'scroll'>, { count }: Telling): OrnamentText {
  const high = formatInches(lengthOf(scroll))
  const across = acrossText(scroll.widthIn)
  const form =
    scroll.form === 'heart'
      ? plural('heart', count)
      : `${plural('pair', count)} of ${scroll.form} scrolls`
  return {
    name: 'Scrolls',
    feature: `${numberText(count)} ${high} ${form}, ${across}`,
    size: `${high} high, ${across}, of ${formatInches(scroll.barIn)} bar`,
  }
}

function panelText(panel: OrnamentOf<'panel'>, { count }: Telling): OrnamentText {
  const across = acrossText(panel.widthIn)
  return {
    name: plural('Panel', count),
    feature: `${numberText(count)} open ${plural(panel.form, count)}, ${across}`,
    size: `${formatInches(lengthOf(panel))} high, ${across}, of ${formatInches(panel.barIn)} bar`,
  }
}

function leafText(leaf: OrnamentOf<'leaf'>, { count }: Telling): OrnamentText {
  const pairs = leaf.pairs * count
  const across = acrossText(leaf.widthIn)
  const words = `${numberText(pairs)} ${plural('pair', pairs)}`
  return { name: 'Leaves', feature: `${words} of leaves, ${across}`, size: `${words}, ${across}` }
}

function numberText(count: number): string {
  return NUMBERS[count] ?? String(count)
}

function plural(word: string, count: number): string {
  return count === 1 ? word : `${word}s`
}

function acrossText(widthIn: number): string {
  return `${formatInches(widthIn)} across`
}

function lengthOf(ornament: IronOrnament): number {
  if (ornament.kind === 'leaf') return ornament.lengthIn
  return 'heightIn' in ornament ? ornament.heightIn : ornament.toIn - ornament.fromIn
}

function turnsText(turns: number): string {
  const count = Math.abs(turns)
  return count === 1 ? '1 turn' : `${formatInches(count).replace('"', '')} turns`
}
