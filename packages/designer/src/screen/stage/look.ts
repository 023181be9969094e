/** The ways to look at a stair. */
export const LOOKS = [
  { id: 'orbit', name: '3D' },
  { id: 'walk-up', name: 'Walk up' },
  { id: 'elevation', name: 'Elevation' },
  { id: 'plan', name: 'Plan' },
] as const

export type Look = (typeof LOOKS)[number]['id']
