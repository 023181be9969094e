declare module 'gltf-validator' {
  interface Message {
    readonly code: string
    readonly message: string
    /** Errors are 0, warnings 1; the rest is information. */
    readonly severity: number
  }
  export function validateBytes(
    bytes: Uint8Array,
  ): Promise<{ readonly issues: { readonly messages: readonly Message[] } }>
}
