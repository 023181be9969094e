import { EXEMPTION_REASONS, type Exemption } from '@millrun/commerce/tax/exemption'

interface HistoryEntry {
  readonly at: string
  readonly status: string
  readonly note: string
}

/** A certificate on one line of a list. `day` is today in New Jersey. */
export function exemptionLine(exemption: Exemption, day: string): string {
  const { code, state, email, businessName } = exemption
  return `${code}  ${statusOn(exemption, day).padEnd(9)}  ${state}  ${validity(exemption)}  ${email}  ${businessName}`
}

/** All that is known of a certificate. */
export function exemptionSheet(
  exemption: Exemption,
  history: readonly HistoryEntry[],
  day: string,
): string {
  const { code, businessName, email, state, reason, certificateNumber } = exemption
  const lines = [
    `${code}: ${statusOn(exemption, day)}`,
    `${businessName}, ${email}`,
    `${state}, ${validity(exemption)}`,
    `${reason}: ${EXEMPTION_REASONS[reason]}`,
    `Certificate number ${certificateNumber}`,
    ...history.map(({ at, status, note }) => `${at}  ${status}  ${note}`),
  ]
  return `${lines.join('\n')}\n`
}

function statusOn({ status, validTo }: Exemption, day: string): string {
  const isOver = status === 'approved' && validTo !== undefined && validTo < day
  return isOver ? 'expired' : status
}

function validity({ validFrom, validTo }: Exemption): string {
  return `${validFrom} to ${validTo ?? 'withdrawal'}`
}
