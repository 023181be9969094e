import { drawingPath } from '@millrun/catalogue/pictures/picture-path'

/** The drawing to print and to work on, small beside the link that shows it. */
export function PrintLinks({ productId, itemNumber }: { productId: string; itemNumber: string }) {
  return (
    <span className="inline-flex gap-x-4 pl-4 text-sm whitespace-nowrap">
      <a
        href={drawingPath(productId, 'pdf')}
        target="_blank"
        rel="noreferrer"
        aria-label={`PDF drawing of ${itemNumber} (opens in a new tab)`}
        className="more"
      >
        PDF
      </a>
      <a
        href={drawingPath(productId, 'dxf')}
        download
        aria-label={`DXF drawing of ${itemNumber}`}
        className="more"
      >
        DXF
      </a>
    </span>
  )
}
