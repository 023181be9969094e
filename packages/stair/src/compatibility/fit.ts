/** Whether something may be chosen; if not, why, in a sentence. */
export type Fit = { readonly ok: true } | { readonly ok: false; readonly reason: string }

export const FITS: Fit = { ok: true }

export function misfit(reason: string): Fit {
  return { ok: false, reason }
}

/** The first of some rules that something breaks. */
export function firstMisfit(fits: readonly Fit[]): Fit {
  return fits.find(({ ok }) => !ok) ?? FITS
}
