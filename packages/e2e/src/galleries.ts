/** The galleries by the end of their address, with how their heading begins. */
export const GALLERIES = [
  ['iron-balusters', /Iron Balusters/],
  ['wood-balusters', /Wood Balusters/],
  ['handrails', /Handrails/],
  ['fittings', /Handrail Fittings/],
  ['brackets', /Handrail Brackets/],
  ['rosettes', /Handrail Rosettes/],
  ['treads', /Stair Treads/],
  ['newels', /Newel Posts/],
  ['newel-posts', /Posts/],
  ['shoes-knuckles', /Shoes and Knuckles Gallery/],
] as const
