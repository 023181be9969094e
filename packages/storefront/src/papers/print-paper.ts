import { business } from '@millrun/commerce/business'

/**
 * Prints what is laid out as a paper; a browser that saves it as PDF names the file after it: `Millrun Order MR-7K3Q9XWD`.
 * The page gets its own name back when the browser is done: on a phone that is after this returns.
 */
export function printPaper(name: string): void {
  const { title } = document
  window.addEventListener('afterprint', () => void (document.title = title), { once: true })
  document.title = `${business.shortName} ${name}`
  window.print()
}
