import { z } from 'zod'

const LONGEST = 16_384
const Bytes = z
  .string('The passkey is not what was expected')
  .max(LONGEST, 'The passkey is not what was expected')
  .regex(/^[\w-]*=*$/, 'The passkey is not what was expected')
const Id = { id: Bytes, rawId: Bytes, type: z.literal('public-key') }

/** A new passkey, as browsers write it. */
export const NewCredential = z.object({
  ...Id,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})

/** The signature of a passkey, as browsers write it. */
export const SignedCredential = z.object({
  ...Id,
  response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
})
