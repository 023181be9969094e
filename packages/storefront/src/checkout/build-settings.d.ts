interface ImportMetaEnv {
  /** Where the functions are; our own server when it is left out or empty. */
  readonly VITE_FUNCTIONS_URL?: string
  /** The anonymous public key of a hosted functions service. */
  readonly VITE_FUNCTIONS_KEY?: string
  /** Where customers sign in; our own server when it is left out or empty. */
  readonly VITE_AUTH_URL?: string
  /** The anonymous public key of a hosted sign-in service. */
  readonly VITE_AUTH_KEY?: string
}
