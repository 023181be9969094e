import { business } from '@millrun/commerce/business'

/** The public address of a path of the shop. */
export function absoluteUrl(path: string): string {
  return new URL(path, business.origin).href
}
