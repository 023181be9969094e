import { ButtonLink } from '../parts/button-link.tsx'
import { useSearchParams } from 'react-router'

interface PageLinksProps {
  /** The `cursor` of those that follow; null at the end. */
  readonly next: string | null
  /** What the link back to the beginning says, and the one to those that follow. */
  readonly first: string
  readonly more: string
}

/** The way through a long list: its place stands in the address. */
export function PageLinks({ next, first, more }: PageLinksProps) {
  const [params] = useSearchParams()
  const isFirst = !params.has('cursor')
  if (isFirst && next === null) return null
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {!isFirst && (
        <ButtonLink look="tool" to={`?${withCursor(params, null)}`}>
          {first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink look="tool" to={`?${withCursor(params, next)}`}>
          {more}
        </ButtonLink>
      )}
    </div>
  )
}

function withCursor(params: URLSearchParams, cursor: string | null): string {
  const changed = new URLSearchParams(params)
  if (cursor === null) changed.delete('cursor')
  else changed.set('cursor', cursor)
  return changed.toString()
}
