import type { ComponentProps } from 'react'
import { business } from '../business.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { openDesigner } from './open-designer.ts'

/** Leads to the design tool in a new tab, and in this one when the browser blocks that. */
export function DesignerLink(props: ComponentProps<typeof ButtonAnchor>) {
  return (
    <ButtonAnchor
      {...props}
      href={business.designerUrl}
      target="_blank"
      onClick={(event) => {
        event.preventDefault()
        openDesigner()
      }}
    />
  )
}
