import type { Handrail } from '../handrail.ts'
import { PROFILE } from '../option-group.ts'
import { makeHandrail, type HandrailEntry } from './make-handrail.ts'

const entries: readonly HandrailEntry[] = [
  {
    id: 'standard-handrail',
    itemNumber: 'H-1000',
    title: 'Standard Handrail',
    category: 'Handrails',
    priceCents: 6999,
    material: 'Red Oak',
    finish: 'Sanded, unfinished',
    profile: 'Colonial (6010 style), or the profile you choose',
    section: '6010',
    lengthFt: 8,
    optionGroups: [PROFILE],
    features: ['Four profiles to choose from', 'Laminated red oak, sanded for finish'],
    description:
      'One length of red oak rail in the profile you choose. Standard is the moulded colonial section shown here, Plow Groove the same with a groove for square top balusters, Round and Square are plain. The size given is that of the Standard profile.',
    searchKeywords: ['6010', 'colonial', 'red oak', 'round', 'square', 'plow groove'],
  },
  {
    id: 'plow-handrail',
    itemNumber: 'H-1010',
    title: 'Plow Handrail with Fillet',
    category: 'Handrails',
    priceCents: 7899,
    material: 'Red Oak',
    finish: 'Sanded, unfinished',
    profile: 'Wide colonial (6210 style), or the profile you choose',
    section: '6210',
    lengthFt: 8,
    plowIn: 1.25,
    optionGroups: [PROFILE],
    features: ['Fillet for the whole length included', 'Laminated red oak, sanded for finish'],
    description:
      'A wide rail that comes with its plow and fillet, for stairs with square top balusters. Standard keeps the narrow plow shown here, Plow Groove opens it for the larger block; Round and Square change the upper part of the section and keep the narrow plow.',
    searchKeywords: ['6210', 'plowed', 'plow groove', 'fillet', 'red oak', 'square top'],
  },
]

export const handrails: readonly Handrail[] = entries.map(makeHandrail)
