import { FAMILIES, type Family, type FamilyText } from '@millrun/catalogue/families/families'
import { createResource, type Resource } from '@millrun/ui/first/resource'
import { familyTexts } from 'virtual:family-texts'

type Families = { readonly [F in Family]: Resource<readonly FamilyText[F][]> }

/** The texts of each family, a chunk each. */
export const families: Families = everyFamily()

function everyFamily(): Families {
  const made = Object.fromEntries(
    FAMILIES.map((family) => [family, createResource<object>(familyTexts[family])] as const),
  )
  if (!isWhole(made)) throw new Error('a family has no texts')
  return made
}

function isWhole(made: Readonly<Record<string, object>>): made is Families {
  return FAMILIES.every((family) => family in made)
}
