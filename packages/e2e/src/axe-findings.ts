import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds in a page of ours, or in a part of it, as rule and element. Frames are the payment provider's own:
 * they are left out, and the provider's style sheet is not asked for a second time.
 */
export async function axeFindings(page: Page, part = 'html'): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .exclude('iframe')
    .options({ runOnly: RULES, resultTypes: ['violations'], preload: false })
    // Without frames there is nothing to be gathered from them, which takes three times as long.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
