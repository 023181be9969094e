import {
  KeptEntrySchema,
  KeptListSchema,
  KeptWorkSchema,
  type KeepRequest,
  type KeptEntry,
  type KeptWork,
} from '@millrun/commerce/account/kept-work'
import { askAccount, sendAccount } from '../ask-account.ts'
import type { Outcome } from '@millrun/ui/asking/outcome'

/** What the list is called among all that the shop was asked for. */
export const KEPT = 'kept'

export async function askKept(): Promise<Outcome<readonly KeptEntry[]>> {
  const outcome = await askAccount('kept', KeptListSchema)
  return outcome.ok ? { ok: true, data: outcome.data.kept } : outcome
}

export function openKept(id: string): Promise<Outcome<KeptWork>> {
  return askAccount(`kept/${id}`, KeptWorkSchema)
}

/** Keeps a cart or a design under a new name, or in the place of what was kept there. */
export function keep(
  request: Omit<KeepRequest, 'replaces'>,
  inPlaceOf?: KeptEntry,
): Promise<Outcome<KeptEntry>> {
  const body = { ...request, replaces: inPlaceOf?.version ?? 0 }
  return askAccount(`kept/${inPlaceOf?.id ?? newId()}`, KeptEntrySchema, { method: 'PUT', body })
}

export function dropKept(id: string): Promise<Outcome<Response>> {
  return sendAccount(`kept/${id}`, { method: 'DELETE' })
}

/** A UUID of version 4; `randomUUID` is missing where the shop is tried without https. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, place) => marked(byte, place).toString(16).padStart(2, '0'))
  const text = hex.join('')
  return [
    text.slice(0, 8),
    text.slice(8, 12),
    text.slice(12, 16),
    text.slice(16, 20),
    text.slice(20),
  ].join('-')
}

/** RFC 9562, 5.4: byte 6 begins with the version, byte 8 with the variant. */
function marked(byte: number, place: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40
  return place === 8 ? (byte & 0x3f) | 0x80 : byte
}
