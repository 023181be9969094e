import type { Fault } from '@millrun/ui/asking/outcome'
import { useSentForm, type SentForm } from '@millrun/ui/form/use-sent-form'
import { useEffect, useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod/mini'
import { useStaff } from '../session/staff-context.ts'
import { dropDraft, keepDraft, readDraft, type Typed } from './drafts.ts'

interface KeptForm<V extends Typed> {
  /** Names the form and what it is about, such as `note-MR-1001`. */
  readonly name: string
  readonly schema: z.ZodMiniType<V, V>
  /** What stands in it while nothing was typed. */
  readonly values: V & DefaultValues<V>
  /** Sends what was typed, and gives back what was wrong with it. */
  readonly send: (values: V) => Promise<Fault | undefined>
}

/**
 * A form of the desk: what is typed outlasts a failed send, another screen and a reload, until it is sent or its
 * writer signs out. Once sent, the form is empty again.
 */
export function useKeptForm<V extends Typed>(kept: KeptForm<V>): SentForm<V> {
  const { schema, values, send } = kept
  const { email } = useStaff()
  const name = `${email} ${kept.name}`
  const [begun] = useState(() => Object.assign({}, values, readDraft(name, values)))
  const sent = useSentForm<V>({
    schema,
    values: begun,
    send: async (typed) => {
      const fault = await send(typed)
      if (fault !== undefined) return fault
      form.reset(values)
      dropDraft(name)
      return undefined
    },
  })
  const { form } = sent
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: (changed) => keepDraft(name, changed.values),
      }),
    [form, name],
  )
  return sent
}
