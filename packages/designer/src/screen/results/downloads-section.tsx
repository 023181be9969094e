import { fileName } from '../../files/file-name.ts'
import { shareAddress } from './share-address.ts'
import type { Stair } from '@millrun/stair/model/stair'
import { DownloadRow } from './download-row.tsx'
import { Section } from './section.tsx'

interface DownloadsSectionProps {
  readonly stair: Stair
  /** The stair as it stands on the stage; undefined where there is no picture of it. */
  readonly takePicture: (() => Promise<Blob>) | undefined
}

/** Files to take away. What writes them is fetched when one is asked for. */
export function DownloadsSection({ stair, takePicture }: DownloadsSectionProps) {
  const { design } = stair
  return (
    <Section
      isForScreen
      title="Downloads"
      lead="Made on this device. Nothing of your design is sent to us."
    >
      <ul className="border-t border-rule">
        <DownloadRow
          name="Cut list"
          format="PDF, US Letter"
          use="For the workshop: what to cut from what, with boxes to tick."
          make={async () => {
            const { cutListPdf } = await import('../../files/cut-list-pdf.ts')
            return cutListPdf(stair, shareAddress(design))
          }}
        />
        <DownloadRow
          name="Drawings"
          format="PDF, 17 × 11 in"
          use="Plan and elevations with dimensions, to scale."
          make={async () => (await import('../../files/drawings-pdf.ts')).drawingsPdf(stair)}
        />
        <DownloadRow
          name="Drawings for CAD"
          format="DXF"
          use="The same drawings full size in inches, on layers."
          make={async () => (await import('../../files/drawings-dxf.ts')).drawingsDxf(stair)}
        />
        <DownloadRow
          name="3D model"
          format="GLB"
          use="The whole stair in meters, for SketchUp, Blender and viewers."
          make={async () => (await import('../../files/stair-glb.ts')).stairGlb(stair)}
        />
        {takePicture !== undefined && (
          <DownloadRow
            name="Picture"
            format="PNG"
            use="The stair as you see it now."
            make={async () =>
              new File([await takePicture()], fileName(design, 'picture', 'png'), {
                type: 'image/png',
              })
            }
          />
        )}
      </ul>
    </Section>
  )
}
