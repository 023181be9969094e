/** The way to pay that is left when the chosen one cannot be had. */
export interface OtherMethod {
  /** Asks for it, as a sentence. */
  readonly request: string
  /** On the button that leads to it. */
  readonly label: string
  readonly choose: () => void
}
