import { APPLICATION_FIELDS } from '@millrun/commerce/account/trade-application'
import { LARGEST_DOCUMENT } from '@millrun/commerce/tax/offered-exemption'
import { z } from 'zod/mini'

/** The form as it is filled in: the file is still a file. */
export const ApplicationEntrySchema = z.object({
  ...APPLICATION_FIELDS,
  certificate: z.custom<FileList>().check(
    z.refine((files) => files.length > 0, 'Please attach the license or certificate.'),
    z.refine(
      (files) => (files.item(0)?.size ?? 0) <= LARGEST_DOCUMENT,
      'The file is larger than 5 MB; please send a smaller one.',
    ),
  ),
})

export interface ApplicationEntry {
  readonly businessName: string
  readonly trade: string
  readonly proof: string
  readonly number: string
  readonly states: readonly string[]
  readonly website: string
  readonly certificate: FileList
}

export const EMPTY_APPLICATION = {
  businessName: '',
  trade: '',
  proof: '',
  number: '',
  states: [],
  website: '',
} as const satisfies Partial<ApplicationEntry>
