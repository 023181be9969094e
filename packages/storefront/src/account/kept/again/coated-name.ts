import { finishName } from '@millrun/catalogue/choosing/option-group'
import { SPECIES_NAMES } from '@millrun/catalogue/choosing/species'
import type { CoatChoices } from '@millrun/stair/again/coat-choices'
import type { Coat } from '@millrun/stair/again/stair-again'

/** What a stair is called with what was chosen for it: `Elm Street (Copper Vein, White Oak)`. */
export function coatedName(
  name: string,
  { finishes, woods }: CoatChoices,
  { finish, wood }: Coat,
): string {
  const coat = [
    ...(finishes.length > 0 ? [finishName(finish)] : []),
    ...(woods.length > 0 ? [SPECIES_NAMES[wood]] : []),
  ]
  return coat.length === 0 ? name : `${name} (${coat.join(', ')})`
}
