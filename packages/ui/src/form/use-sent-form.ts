import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod/mini'
import type { Fault } from '../asking/outcome.ts'

export interface SentForm<V extends FieldValues> {
  readonly form: UseFormReturn<V>
  readonly submit: () => Promise<void>
  /** What came back that is about none of the fields. */
  readonly refusal: string | undefined
}

interface Sending<V extends FieldValues> {
  readonly schema: z.ZodMiniType<V, V>
  readonly values: DefaultValues<V>
  /** Sends what was typed, and gives back what was wrong with it. */
  readonly send: (values: V) => Promise<Fault | undefined>
}

/** A form that is sent to the shop: whatever comes back stands beside its field, and nothing that was typed is lost. */
export function useSentForm<V extends FieldValues>(sending: Sending<V>): SentForm<V> {
  const { schema, values, send } = sending
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<V>({ resolver: zodResolver(schema), defaultValues: values })

  const submit = form.handleSubmit(async (typed) => {
    setRefusal(undefined)
    const fault = await send(typed)
    if (fault === undefined) return
    const { about, sentence } = fault
    if (isField(form, about)) form.setError(about, { message: sentence }, { shouldFocus: true })
    else setRefusal(sentence)
  })
  return { form, submit, refusal }
}

function isField<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string | undefined,
): name is Path<V> {
  return name !== undefined && Object.keys(form.getValues()).includes(name)
}
