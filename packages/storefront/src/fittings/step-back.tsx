import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { WayLink } from '../galleries/gallery-header.tsx'
import { paths } from '../paths.ts'

/** One step back to where one came from; to all products when this page is the first. */
export function StepBack() {
  const navigate = useNavigate()

  function goBack(event: MouseEvent): void {
    if (window.history.length < 2 || isForNewTab(event)) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <WayLink to={paths.products} icon="arrow-left" onClick={goBack}>
      Back
    </WayLink>
  )
}

function isForNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
