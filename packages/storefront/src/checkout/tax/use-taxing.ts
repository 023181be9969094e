import { newJerseyDay } from '@millrun/commerce/delivery/new-jersey-day'
import type { AppliedExemption, Taxing } from '@millrun/commerce/tax/applied-tax'
import { useQuery } from '@tanstack/react-query'
import { payPalConfigQuery } from '../provider/paypal-config.ts'

/** By what the order is taxed where that is not the specified rate: the server's table, or a certificate. */
export function useTaxing(exemption: AppliedExemption | undefined): Taxing | undefined {
  // The payment area asks; here it is only heard.
  const { data } = useQuery({ ...payPalConfigQuery, enabled: false })
  const table = data?.ok === true ? data.config.taxTable : undefined
  if (table === undefined && exemption === undefined) return undefined
  return { table: table ?? 'specification', day: newJerseyDay(new Date()), exemption }
}
