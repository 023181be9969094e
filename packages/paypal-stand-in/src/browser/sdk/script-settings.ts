/** What the shop's page asked for when it loaded the script. */
export type ScriptSettings = {
  /** Where the script came from: the origin of all frames. */
  origin: string
  namespace: string
  currency: string
  components: ReadonlySet<string>
}

/** Reads the settings from the running script's own element. */
export function readScriptSettings(script: HTMLOrSVGScriptElement | null): ScriptSettings {
  if (!(script instanceof HTMLScriptElement)) {
    throw new TypeError('The PayPal script must be loaded by a script element')
  }
  const { origin, searchParams } = new URL(script.src)
  return {
    origin,
    namespace: script.dataset['namespace'] ?? 'paypal',
    currency: searchParams.get('currency') ?? 'USD',
    components: new Set((searchParams.get('components') ?? 'buttons').split(',')),
  }
}
