/** Two steps cut through, with the three measures that are taken from front to back. Eight units are an inch. */
export function TreadSection() {
  return (
    <figure className="border-t border-rule pt-5">
      <svg
        viewBox="0 0 260 176"
        role="img"
        aria-label="Section of two steps: a run of 10 inches from nosing to nosing, a nosing of 1-1/4 inches, and a board 11-1/4 inches deep."
        className="h-auto w-full max-w-150 font-sans text-[8px]"
        fill="none"
      >
        <ArrowHead />
        <g className="fill-paper-2 stroke-ink" strokeWidth="0.9" strokeLinejoin="round">
          <path d="M40 124v40h6v-40z" />
          <path d="M34 116a4 4 0 0 0 0 8h86v-8z" />
          <path d="M120 63v61h6V63z" />
          <path d="M114 55a4 4 0 0 0 0 8h86v-8z" />
          <path d="M200 20v43h6V20z" />
        </g>
        <g className="stroke-plotter" strokeWidth="0.6">
          <path d="M30 36h80" markerStart="url(#tread-arrow)" markerEnd="url(#tread-arrow)" />
          <path d="M30 144h10" markerStart="url(#tread-arrow)" markerEnd="url(#tread-arrow)" />
          <path d="M30 100h90" markerStart="url(#tread-arrow)" markerEnd="url(#tread-arrow)" />
          <path d="M226 55v61" markerStart="url(#tread-arrow)" markerEnd="url(#tread-arrow)" />
        </g>
        <g className="stroke-plotter" strokeWidth="0.4">
          <path d="M30 32v116M110 32v20M40 128v20M204 55h26M124 116h106" />
        </g>
        <Words />
      </svg>
      <figcaption className="mt-3 max-w-[66ch] text-sm leading-normal text-ink-2">
        Two steps cut through. Run and nosing together make the depth of the board.
      </figcaption>
    </figure>
  )
}

function ArrowHead() {
  return (
    <defs>
      <marker
        id="tread-arrow"
        viewBox="0 0 8 6"
        refX="8"
        refY="3"
        markerWidth="6"
        markerHeight="4.5"
        markerUnits="userSpaceOnUse"
        orient="auto-start-reverse"
      >
        <path d="M0 0 8 3 0 6z" className="fill-plotter" />
      </marker>
    </defs>
  )
}

function Words() {
  return (
    <g className="fill-plotter" textAnchor="middle">
      <text x="70" y="32">
        run 10"
      </text>
      <text x="74" y="96">
        depth 11-1/4"
      </text>
      <text x="52" y="147" textAnchor="start">
        nosing 1-1/4"
      </text>
      <text x="234" y="88" textAnchor="start">
        riser
      </text>
    </g>
  )
}
