import type { Accessory } from './accessory.ts'
import { PACKS, type PackId } from './packs.ts'
import type { KitShape } from '../../shapes/kit-shape.ts'
import {
  dowelScrewPieces,
  largeEpoxyPieces,
  newelMountingPieces,
  railBoltPieces,
  smallEpoxyPieces,
  trimScrewPieces,
} from './kit-pieces.ts'
import { type AccessoryEntry, makeAccessory } from './make-accessory.ts'

/** What is written by hand about a kit or a pack. */
interface KitEntry extends Omit<AccessoryEntry, 'id' | 'category'> {
  readonly id: PackId
  readonly features: readonly string[]
  readonly dimensions: string
  readonly specifications: Readonly<Record<string, string>>
  readonly shape: KitShape
}

const ZINC = 'Zinc plated steel'
const EPOXY_WORDS = ['epoxy', 'glue', 'adhesive', 'two-part epoxy', 'baluster epoxy', 'iron epoxy']
const SETTING = 'Works for 8 minutes, holds after 30, hard in 24 hours'
const EPOXY_USE =
  'Two-part epoxy that sets iron balusters in their holes, top and bottom. Push both barrels at once: the nozzle mixes them, a hole takes about 2 ml, and the bar stands by itself after half an hour.'

/** What holds a stair together: epoxy, bolts and screws. It has pages and is found by search, but stands in no gallery. */
export const installationHardware: readonly Accessory[] = [
  kit({
    id: 'epoxy-kit-120',
    itemNumber: 'EPOXY-120',
    title: `Epoxy Kit for ${PACKS['epoxy-kit-120'].holds} Holes`,
    priceCents: 3499,
    crossSellFor: ['Iron Balusters'],
    description: `${EPOXY_USE} Two syringes are enough for sixty balusters; six nozzles let you stop and go on.`,
    benefits: [
      'Sixty balusters from one box',
      'Pushed by hand, no gun',
      'A fresh nozzle each time',
    ],
    materials: ['Two-part epoxy'],
    features: [
      'Fills about 120 holes, two for each iron baluster',
      'Two double syringes of 4 fl oz, six mixing nozzles',
      SETTING,
      'Sets gray, hidden by the shoe',
    ],
    dimensions: 'Two syringes of 4 fl oz (118 ml), 1-1/16" barrels',
    specifications: {
      Fills: 'About 120 holes, 2 ml each',
      Contents: '2 double syringes of 4 fl oz, 6 mixing nozzles',
      Setting: SETTING,
      Temperature: '50 to 90 °F while it sets',
    },
    searchKeywords: [...EPOXY_WORDS, 'large epoxy kit'],
    shape: largeEpoxyPieces,
  }),
  kit({
    id: 'epoxy-kit-35',
    itemNumber: 'EPOXY-35',
    title: `Epoxy Kit for ${PACKS['epoxy-kit-35'].holds} Holes`,
    priceCents: 1799,
    crossSellFor: ['Iron Balusters'],
    description: `${EPOXY_USE} One syringe does a short flight or a level run of seventeen balusters.`,
    benefits: ['Enough for a short run', 'Pushed by hand, no gun', 'Three nozzles, three sittings'],
    materials: ['Two-part epoxy'],
    features: [
      'Fills about 35 holes, two for each iron baluster',
      'One double syringe of 2.4 fl oz, three mixing nozzles',
      SETTING,
      'Sets gray, hidden by the shoe',
    ],
    dimensions: 'One syringe of 2.4 fl oz (71 ml), 13/16" barrels',
    specifications: {
      Fills: 'About 35 holes, 2 ml each',
      Contents: '1 double syringe of 2.4 fl oz, 3 mixing nozzles',
      Setting: SETTING,
      Temperature: '50 to 90 °F while it sets',
    },
    searchKeywords: [...EPOXY_WORDS, 'small epoxy kit'],
    shape: smallEpoxyPieces,
  }),
  kit({
    id: 'rail-bolt-kit',
    itemNumber: 'BOLT-1',
    title: 'Rail Bolt Kit',
    priceCents: 799,
    crossSellFor: ['Handrails', 'Handrail Fittings', 'Newel Posts'],
    description:
      'Draws one joint of a handrail tight: rail to rail, rail to fitting, or rail to newel. The wood thread goes into one piece, the other slides over the bolt, and the nut is turned through a 1" hole from below, which the plug then closes.',
    benefits: ['A joint that stays closed', 'Nothing to see from above', 'Plug included'],
    materials: [ZINC, 'Red Oak'],
    features: [
      'One kit for each joint of the rail',
      'Wood thread at one end, machine thread at the other',
      'Star washer keeps the nut from turning back',
      'Red oak plug for the 1" hole',
    ],
    dimensions: '5/16" × 3-1/2" bolt, 1/2" nut, 1" plug',
    specifications: {
      Contents: 'Rail bolt, nut, star washer, wood plug',
      Bolt: '5/16" × 3-1/2", 18 threads to the inch at the nut',
      Holes: '1/4" pilot hole, 3/8" clearance hole, 1" hole for the nut',
      Tool: '1/2" open end wrench',
    },
    searchKeywords: ['rail bolt', 'hanger bolt', 'handrail bolt', 'joint bolt', 'star nut', 'plug'],
    shape: railBoltPieces,
  }),
  kit({
    id: 'newel-mounting-kit',
    itemNumber: 'MOUNT-1',
    title: 'Newel Mounting Kit',
    priceCents: 2999,
    crossSellFor: ['Newel Posts', 'Starting Posts', 'Landing Posts', 'Intermediate Posts'],
    description:
      'Stands one newel firmly on a floor, a step or a landing without a bracket that shows. The plate is screwed to the framing, its rod reaches up into the post, and the nut is tightened through a hole in the side that the plug closes.',
    benefits: [
      'A post that does not wobble',
      'No angle irons to be seen',
      'Can be tightened again',
    ],
    materials: [ZINC, 'Red Oak'],
    features: [
      'One kit for each newel',
      '3" square plate, 1/4" thick, with four screws into the framing',
      '1/2" rod, 8" long, can be cut shorter',
      'Red oak plug for the 1" hole in the post',
    ],
    dimensions: '3" square plate, 1/2" × 8" threaded rod',
    specifications: {
      Contents: 'Plate, threaded rod, 2 nuts, washer, 4 structural screws, wood plug',
      Rod: '1/2" × 8", 13 threads to the inch',
      Screws: '1/4" × 3", star drive',
      'For newels': 'Wood, 3" square or larger at the foot',
    },
    searchKeywords: ['newel mount', 'post mount', 'newel bolt', 'post anchor', 'fastener'],
    shape: newelMountingPieces,
  }),
  kit({
    id: 'dowel-screw-pack',
    itemNumber: 'DOWEL-25',
    title: `Dowel Screws, Pack of ${PACKS['dowel-screw-pack'].holds}`,
    priceCents: 1999,
    crossSellFor: ['Wood Balusters'],
    description:
      'A wood screw at both ends: one half turns into the foot of a pin top baluster, the other into the tread. It pulls the foot down without a nail or a screw head to hide.',
    benefits: ['Nothing to fill or hide', 'Pulls the foot down', 'One for each baluster'],
    materials: [ZINC],
    features: [
      'One in the foot of each pin top baluster',
      'A pack holds 25, the balusters of a flight of 12 steps',
      'Pointed at both ends',
    ],
    dimensions: '5/16" × 3-1/2"',
    specifications: {
      Contents: '25 dowel screws',
      Size: '5/16" × 3-1/2", 1-1/2" of thread at each end',
      Holes: '1/4" pilot hole in foot and tread',
      Tool: 'Dowel screw driver, or two nuts locked together',
    },
    searchKeywords: ['dowel screw', 'double ended screw', 'baluster screw', 'fastener'],
    shape: dowelScrewPieces,
  }),
  kit({
    id: 'trim-screw-pack',
    itemNumber: 'TRIM-100',
    title: `Trim Screws, Pack of ${PACKS['trim-screw-pack'].holds}`,
    priceCents: 1199,
    crossSellFor: ['Wood Balusters', 'Stair Treads', 'Risers'],
    description:
      'Slender screws with a head no wider than a finish nail punch, for square top balusters, returns and skirt boards. The head sinks below the wood and leaves a hole that one dab of filler closes.',
    benefits: [
      'Head vanishes under filler',
      'Does not split a baluster',
      'Comes out again if need be',
    ],
    materials: [ZINC],
    features: [
      'Two at each end of a square top baluster',
      'A pack holds 100, enough for 25 balusters',
      '1/4" head with a T15 star recess',
    ],
    dimensions: '3/16" × 2-1/4"',
    specifications: {
      Contents: '100 trim screws and a T15 bit',
      Size: '3/16" × 2-1/4"',
      Head: '1/4", star recess T15',
      Holes: '1/8" pilot hole near an end',
    },
    searchKeywords: ['trim screw', 'finish screw', 'trim head screw', 'fastener'],
    shape: trimScrewPieces,
  }),
]

function kit({ features, dimensions, specifications, shape, ...entry }: KitEntry): Accessory {
  return {
    ...makeAccessory({ ...entry, category: 'Installation Hardware' }),
    isFeatured: false,
    pack: PACKS[entry.id],
    features,
    dimensions,
    specifications,
    shape,
  }
}
