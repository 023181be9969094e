import type { Outcome } from '@millrun/ui/asking/outcome'
import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { askDesk } from './ask-desk.ts'

/** A refusal in the words of the shop. */
class Refused extends Error {
  override readonly name = 'Refused'
}

/** Something that the shop was asked for. */
export interface Asked<T> {
  /** The newest answer there was, or undefined while there was none. */
  readonly data: T | undefined
  /** Why the last try gave none, as a sentence. */
  readonly refusal: string | undefined
  readonly isAsking: boolean
  readonly askAgain: () => void
}

interface AskedOptions {
  /** What stood there stays while another thing is asked for: the next page of a list, another filter. */
  readonly keepsPrevious?: boolean
}

/** Asks the desk for what stands at a path; the same key, the same answer, until it is asked for again. */
export function useAsked<T>(
  key: QueryKey,
  path: string,
  schema: z.ZodMiniType<T>,
  options?: AskedOptions,
): Asked<T> {
  return useOutcome(key, () => askDesk(path, schema), options)
}

/** The same for anything that comes to an outcome. */
export function useOutcome<T>(
  key: QueryKey,
  ask: () => Promise<Outcome<T>>,
  { keepsPrevious = false }: AskedOptions = {},
): Asked<T> {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const outcome = await ask()
      // A query takes no undefined for an answer.
      if (outcome.ok) return { value: outcome.data }
      throw new Refused(outcome.fault.sentence)
    },
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
  return {
    data: data?.value,
    refusal: error?.message,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  }
}
