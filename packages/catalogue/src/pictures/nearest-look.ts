import type { Option, OptionGroup } from '../choosing/option-group.ts'

/**
 * What resembles what: finishes from light gray over black to brass, woods from pale to dark. Neighbors are
 * nearest; of two equally far the one that stands first is taken, gray before brown, pale before dark.
 */
const TONES: readonly (readonly string[])[] = [
  ['SV', 'PW', 'SB', 'ORB', 'AB', 'CV', 'VB'],
  ['primed', 'hard-maple', 'poplar', 'white-oak', 'red-oak', 'cherry'],
]

/** Whether an option has a photograph of its own. */
export function isPictured({ pictured }: OptionGroup, { code }: Option): boolean {
  return pictured === undefined || pictured.includes(code)
}

/** The option whose photograph stands for `option`: itself where it is photographed, else what is nearest in tone. */
export function nearestPictured(group: OptionGroup, option: Option): Option {
  if (isPictured(group, option)) return option
  const tones = TONES.find((row) => row.includes(option.code)) ?? []
  const awayFrom = ({ code }: Option) =>
    tones.includes(code) ? Math.abs(tones.indexOf(code) - tones.indexOf(option.code)) : Infinity
  const [nearest] = group.options
    .filter((one) => isPictured(group, one))
    .toSorted((a, b) => awayFrom(a) - awayFrom(b) || tones.indexOf(a.code) - tones.indexOf(b.code))
  return nearest ?? group.options[0]
}
