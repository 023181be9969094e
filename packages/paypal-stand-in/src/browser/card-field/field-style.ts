import { isRecord } from '../link/record.ts'

const allowed = new RegExp(
  '^(-moz-|-webkit-)?(appearance|background|background-color|border|border-[a-z-]+|box-shadow|color|' +
    'direction|font|font-[a-z-]+|height|letter-spacing|line-height|opacity|outline|outline-offset|' +
    'padding|padding-[a-z]+|text-shadow|transition|tap-highlight-color|osx-font-smoothing)$',
)

const allowedSelector = /^(input)?([.:][a-z-]+)*$/

/**
 * The shop's `style` option as a sheet on the field. What PayPal does not take, a property or a
 * selector, is left out.
 */
export function applyFieldStyle(style: unknown): void {
  if (!isRecord(style)) return
  const sheet = new CSSStyleSheet()
  for (const [selector, properties] of Object.entries(style)) {
    if (allowedSelector.test(selector) && isRecord(properties)) {
      addRule(sheet, selector.startsWith('input') ? selector : `input${selector}`, properties)
    }
  }
  document.adoptedStyleSheets = [sheet]
}

function addRule(
  sheet: CSSStyleSheet,
  selector: string,
  properties: Record<string, unknown>,
): void {
  const index = sheet.insertRule(`${selector} {}`, sheet.cssRules.length)
  const rule = sheet.cssRules.item(index)
  if (!(rule instanceof CSSStyleRule)) return
  for (const [name, value] of Object.entries(properties)) {
    const property = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
    const isSafe = typeof value === 'string' && !value.includes('url(')
    if (allowed.test(property) && isSafe) rule.style.setProperty(property, value)
  }
}
