interface HappyDom {
  readonly settings: { handleDisabledFileLoadingAsSuccess: boolean }
  /** Shows the pages from this origin on. */
  readonly setURL: (url: string) => void
}

declare global {
  interface Window {
    readonly happyDOM: HappyDom
  }
}

/** What tests may change about their DOM. */
export function happyDom(): HappyDom {
  return window.happyDOM
}
