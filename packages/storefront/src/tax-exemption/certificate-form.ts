import {
  LARGEST_DOCUMENT,
  OFFERED_FIELDS,
  lastDayProblem,
} from '@millrun/commerce/tax/offered-exemption'
import { z } from 'zod/mini'

const NOT_ATTACHED = 'Please attach the signed certificate.'
const TOO_LARGE = 'The file is larger than 5 MB; please send a smaller one.'

/** The form as it is filled in: the file is still a file. */
export const CertificateFormSchema = z
  .object({
    ...OFFERED_FIELDS,
    certificate: z.custom<FileList>().check(
      z.refine((files) => files.length > 0, NOT_ATTACHED),
      z.refine((files) => (files.item(0)?.size ?? 0) <= LARGEST_DOCUMENT, TOO_LARGE),
    ),
  })
  .check(lastDayProblem)

export interface CertificateForm {
  readonly businessName: string
  readonly email: string
  readonly state: string
  readonly reason: string
  readonly certificateNumber: string
  readonly validFrom: string
  readonly validTo: string
  readonly certificate: FileList
}

export const EMPTY_CERTIFICATE = {
  businessName: '',
  email: '',
  state: '',
  reason: '',
  certificateNumber: '',
  validFrom: '',
  validTo: '',
} as const satisfies Partial<CertificateForm>
