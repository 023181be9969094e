interface ImportMetaEnv {
  /** Where the functions are; our own server when it is left out or empty. */
  readonly VITE_FUNCTIONS_URL?: string
  /** The anonymous public key of a hosted functions service. */
  readonly VITE_FUNCTIONS_KEY?: string
}
