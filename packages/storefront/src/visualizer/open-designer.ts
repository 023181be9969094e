import { business } from '../business.ts'

/**
 * Opens the design tool in a new tab; when the browser blocks that, this window goes there.
 * `noopener` as a feature would make every window look blocked, so the opener is cut afterwards.
 */
export function openDesigner(): void {
  const opened = window.open(business.designerUrl, '_blank')
  if (opened === null) window.location.assign(business.designerUrl)
  else opened.opener = null
}
