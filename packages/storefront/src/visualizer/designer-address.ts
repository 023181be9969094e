import { business } from '@millrun/commerce/business'

/** What the design tool is asked to begin with. */
type Start =
  | { readonly steps: number; readonly preset?: string }
  /** A whole design, as the tool itself writes it behind `#`. */
  | { readonly link: string }

/** The address of the design tool that begins with so many steps, a finished staircase or a design. */
export function designerAddress(start: Start): string {
  if ('link' in start) return `${business.designerUrl}#${start.link}`
  const { steps, preset } = start
  const query = new URLSearchParams({
    ...(preset === undefined ? {} : { preset }),
    steps: String(steps),
  })
  return `${business.designerUrl}?${query}`
}
