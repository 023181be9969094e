/** What some browsers tell of the network. */
interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const SLOW: ReadonlySet<string | undefined> = new Set(['slow-2g', '2g'])

/** Whether to fetch what nobody has asked for yet: not where data is saved, nor over a network of the second generation. */
export function isAheadWelcome(): boolean {
  const { connection }: Navigating = navigator
  return connection?.saveData !== true && !SLOW.has(connection?.effectiveType)
}

/** What of a page or of its worker is asked; the types of browsers do not know all of it. */
interface Navigating {
  readonly onLine: boolean
  readonly connection?: NetworkInformation
}
