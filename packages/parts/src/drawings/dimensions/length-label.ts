import { formatInches } from '@millrun/catalogue/inches'

export type Units = 'inches' | 'inches and millimetres'

/** A length as a drawing writes it: `18-1/2"`, with millimetres `18-1/2" (470)`. */
export function lengthLabel(lengthIn: number, units: Units): string {
  const inches = formatInches(lengthIn)
  return units === 'inches' ? inches : `${inches} (${millimetres(lengthIn)})`
}

/** Whole millimetres, with a tenth for what is shorter than an inch. */
function millimetres(lengthIn: number): string {
  const length = lengthIn * 25.4
  return String(lengthIn < 1 ? Math.round(length * 10) / 10 : Math.round(length))
}
