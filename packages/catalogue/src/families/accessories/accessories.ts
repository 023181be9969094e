import { finishName } from '../../choosing/option-group.ts'
import type { Accessory } from './accessory.ts'
import { formatInches } from '../../inches.ts'
import type {
  CollarShape,
  KnuckleShape,
  NewelCapShape,
  ShoeShape,
} from '../../shapes/hardware-shape.ts'
import { installationHardware } from './installation-hardware.ts'
import { type AccessoryEntry, makeAccessory } from './make-accessory.ts'
import { construction, fit, fixing, size } from '../shoes-knuckles/make-shoe-knuckle.ts'

const shoe: ShoeShape = {
  kind: 'shoe',
  section: 'square',
  openingIn: 0.5,
  baseIn: 1.3125,
  heightIn: 0.9375,
  pitchDeg: 0,
  form: 'stepped',
  hasSetScrew: true,
}

const knuckle: KnuckleShape = {
  kind: 'knuckle',
  section: 'square',
  openingIn: 0.5,
  diameterIn: 1,
  heightIn: 1.375,
  form: 'ringed',
}

const collar: CollarShape = {
  kind: 'collar',
  section: 'square',
  openingIn: 0.5,
  widthIn: 0.75,
  heightIn: 0.5,
  rings: 2,
}

const newelCap: NewelCapShape = {
  kind: 'newel-cap',
  baseIn: 4.5,
  heightIn: 2.75,
  form: 'pyramid',
}

/** The four parts that complete an order of balusters or newels. */
const featured: readonly Accessory[] = [
  slipOn(shoe, {
    id: 'shoe-1',
    itemNumber: 'SHOE-1',
    title: 'Classic Iron Shoe',
    priceCents: 1250,
    category: 'Shoes & Knuckles',
    crossSellFor: ['Iron Balusters'],
    description:
      'Covers the hole at the foot of a half inch baluster and holds the bar where it was set. Order one for each baluster that stands on a tread or a landing.',
    benefits: [
      'Hides the cut around the bar',
      'Holds with one set screw',
      'Satin black, the coat of most balusters',
    ],
    materials: ['Cast iron', finishName('SB')],
    searchKeywords: ['shoe', 'base shoe', 'baluster shoe', 'foot'],
  }),
  slipOn(knuckle, {
    id: 'knuckle-1',
    itemNumber: 'KNUCKLE-1',
    title: 'Decorative Knuckle',
    priceCents: 875,
    category: 'Shoes & Knuckles',
    crossSellFor: ['Iron Balusters'],
    description:
      'Slides on a plain bar and stays where the epoxy sets. A row of them at one height makes a pattern out of the simplest baluster.',
    benefits: [
      'Dresses a plain baluster',
      'Placed at any height before the bar is set',
      'Covers a joint where a bar was lengthened',
    ],
    materials: ['Cast iron', finishName('SB')],
    searchKeywords: ['knuckle', 'slip-on knuckle', 'ornament'],
  }),
  slipOn(collar, {
    id: 'collar-1',
    itemNumber: 'COLLAR-1',
    title: 'Iron Baluster Collar',
    priceCents: 625,
    category: 'Shoes & Knuckles',
    crossSellFor: ['Iron Balusters'],
    description:
      'A double band for half inch bar. It covers a weld, ends a twist that came without a band, or marks the height where two patterns meet.',
    benefits: ['Covers welds', 'Ends a twist cleanly', 'Slips on without tools'],
    materials: ['Cast iron', finishName('SB')],
    searchKeywords: ['collar', 'band', 'ring'],
  }),
  {
    ...makeAccessory({
      id: 'newel-cap-1',
      itemNumber: 'CAP-1',
      title: 'Newel Post Cap',
      priceCents: 2499,
      category: 'Newel Posts',
      crossSellFor: ['Newel Posts', 'Handrails'],
      description:
        'A low pyramid with a molded edge, glued to the top of a square newel. It sheds dust, keeps the end grain from drying out, and gives the hand something to find.',
      benefits: [
        'Seals the end grain of the post',
        'Glued and pinned, no visible screws',
        'Sanded, takes stain or paint',
      ],
      materials: ['Red Oak'],
      searchKeywords: ['cap', 'post cap', 'finial', 'newel top'],
    }),
    isFeatured: true,
    features: [
      `Covers a post up to ${formatInches(newelCap.baseIn - 1)} square`,
      'Hip cut pyramid, molded edge',
      'Red oak, sanded, unfinished',
    ],
    dimensions: `${formatInches(newelCap.baseIn)} square, ${formatInches(newelCap.heightIn)} high`,
    specifications: {
      Size: `${formatInches(newelCap.baseIn)} square, ${formatInches(newelCap.heightIn)} high`,
      Material: 'Red Oak',
      Finish: 'Sanded, unfinished',
      Fixing: 'Glue and pins',
    },
    shape: newelCap,
  },
]

/** What goes with a stair: the four on their own page, and what holds it together. */
export const accessories: readonly Accessory[] = [...featured, ...installationHardware]

function slipOn(shape: ShoeShape | KnuckleShape | CollarShape, entry: AccessoryEntry): Accessory {
  return {
    ...makeAccessory(entry),
    isFeatured: true,
    features: [fit(shape), construction(shape), fixing(shape)],
    dimensions: size(shape),
    specifications: {
      Size: size(shape),
      Construction: construction(shape),
      Finish: finishName('SB'),
      Fixing: fixing(shape),
    },
    shape,
  }
}
