import { createResource } from '@millrun/ui/first/resource'

/** The stair designer and its style sheet: fetched at its own address and nowhere else. */
export const designerChunk = createResource(async () => {
  const [{ DesignerScreen }] = await Promise.all([
    import('@millrun/designer/screen/designer-screen.tsx'),
    import('../styles/designer.css'),
  ])
  return { DesignerScreen }
})
