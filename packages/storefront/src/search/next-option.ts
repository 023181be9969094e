/**
 * Which option of a list of `count` becomes active by a key, as the combobox pattern has it; -1 is
 * none. Undefined when the key is the text field's: Home and End move its cursor until an option is
 * active.
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1
  if (active === -1) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}
