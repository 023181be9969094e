import { z } from 'zod/mini'
import { oneLine, tooLong } from '../../text-field.ts'

/** As much as fits on a line of a history, or of a mail. */
export const LONGEST_REASON = 200

/** Why something was decided, in one line; the mail about it says so. */
export const DecisionReasonSchema = z._default(
  z
    .string()
    .check(z.overwrite(oneLine), z.maxLength(LONGEST_REASON, `${tooLong(LONGEST_REASON)}.`)),
  '',
)

export const SAY_WHY = 'Please say why; it stands in the mail.'
