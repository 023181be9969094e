import { createResource } from '@millrun/ui/first/resource'

/** All that it takes to read, straighten and place a photograph: fetched with the first one that is chosen. */
export const photographChunk = createResource(async () => {
  const [reading, straightening, picture, dialog, controls] = await Promise.all([
    import('../../photograph/read-photograph.ts'),
    import('./straightened-own.ts'),
    import('./canvas-picture.tsx'),
    import('./straightening-dialog.tsx'),
    import('./own-photograph-controls.tsx'),
  ])
  return {
    readPhotograph: reading.readPhotograph,
    straightenedOwn: straightening.straightenedOwn,
    CanvasPicture: picture.CanvasPicture,
    StraighteningDialog: dialog.StraighteningDialog,
    OwnPhotographControls: controls.OwnPhotographControls,
  }
})
