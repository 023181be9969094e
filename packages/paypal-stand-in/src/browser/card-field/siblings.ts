import type { FieldKind } from '../link/card-field-state.ts'
import { isRecord, textIn } from '../link/record.ts'

/** How long the other frames have to answer, milliseconds. */
const patienceMs = 3_000

/**
 * The fields of one form among themselves. A broadcast channel stays within the origin of the
 * frames: the shop's page cannot listen to it.
 */
export type Siblings = {
  /** Collects what was typed in these fields, by kind. */
  collect: (kinds: readonly string[]) => Promise<Record<string, string>>
  /** Says how many digits the security code of the typed card has. */
  announceCvvSize: (size: number) => void
}

export type SiblingDuties = {
  kind: FieldKind
  plainValue: () => string
  cvvSize: () => number
  onCvvSize: (size: number) => void
}

export function joinSiblings(formId: string, duties: SiblingDuties): Siblings {
  const channel = new BroadcastChannel(`card-form-${formId}`)
  const post: (message: object) => void = channel.postMessage.bind(channel)
  const announceCvvSize = (size: number): void => post({ kind: 'cvv-size', size })

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const kind = textIn(data, 'kind')
    if (kind === 'collect') {
      post({ kind: 'value', of: duties.kind, value: duties.plainValue() })
    } else if (kind === 'cvv-size' && isRecord(data)) duties.onCvvSize(Number(data['size']))
    else if (kind === 'newcomer' && duties.kind === 'number') announceCvvSize(duties.cvvSize())
  })
  post({ kind: 'newcomer' })

  function collect(kinds: readonly string[]): Promise<Record<string, string>> {
    const values = new Map<string, string>([[duties.kind, duties.plainValue()]])
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('A card field does not answer')), patienceMs)
      function listen({ data }: MessageEvent<unknown>): void {
        if (textIn(data, 'kind') === 'value') values.set(textIn(data, 'of'), textIn(data, 'value'))
        if (!kinds.every((wanted) => values.has(wanted))) return
        clearTimeout(timer)
        channel.removeEventListener('message', listen)
        resolve(Object.fromEntries(values))
      }
      channel.addEventListener('message', listen)
      post({ kind: 'collect' })
    })
  }

  return { collect, announceCvvSize }
}
