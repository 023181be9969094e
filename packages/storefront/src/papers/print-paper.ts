import { business } from '@millrun/commerce/business'

/** Prints what is laid out as a paper; a browser that saves it as PDF names the file after it: `Millrun Order MR-7K3Q9XWD`. */
export function printPaper(name: string): void {
  const { title } = document
  document.title = `${business.shortName} ${name}`
  window.print()
  document.title = title
}
