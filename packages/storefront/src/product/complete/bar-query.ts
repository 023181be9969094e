import type { TakenBar } from '@millrun/catalogue/families/shoes-knuckles/taken-bars'

/** What the gallery of iron balusters is asked for to show those of one bar. */
export function barQuery({ section, barIn }: Pick<TakenBar, 'section' | 'barIn'>): string {
  return new URLSearchParams({ bar: String(barIn), section }).toString()
}
