/** Four steps from the side, to the upper floor; every tread stands out over its riser. */
export function SideSteps() {
  return (
    <path
      d="M2 74H26V64M24 64H39V54M37 54H52V44M50 44H65V34M63 34H94"
      fill="none"
      strokeWidth="1.3"
    />
  )
}

/** A rail above those steps, between two newels. */
export function SideRail() {
  return (
    <g className="fill-paper-2">
      <path d="M24 40L65 9V12.5L24 43.5Z" />
      <path d="M20 74V35H24V74ZM65 34V4H69V34Z" />
    </g>
  )
}

/** Two balusters to every tread. */
export function SideBalusters() {
  return (
    <path d="M29 64V39.5M35.5 64V35M42 54V30M48.5 54V25M55 44V20M61.5 44V15" strokeWidth="1.1" />
  )
}

/** A low wall along the noses of the steps, with balusters on top of it. */
export function SideKneeWall() {
  return (
    <g>
      <path d="M24 74V52L65 21V34H63L26 74Z" className="fill-paper-2" />
      <path d="M29 48V39.5M35.5 43V35M42 38.5V30M48.5 33.5V25M55 28.5V20M61.5 23.5V15" />
    </g>
  )
}

/** A level floor with its rail, from the front. */
export function LevelRail() {
  return (
    <g>
      <path d="M4 64H92V69H4Z" className="fill-paper-2" />
      <path
        d="M21 64V29M29 64V29M37 64V29M45 64V29M53 64V29M61 64V29M69 64V29M77 64V29"
        strokeWidth="0.9"
      />
      <path d="M10 64V19H14V64ZM82 64V19H86V64ZM14 25H82V29H14Z" className="fill-paper-2" />
    </g>
  )
}

/** A flight from above, with the way up. */
export function FlightFromAbove() {
  return (
    <g fill="none">
      <path d="M22 22H90V62H22ZM35.6 22V62M49.2 22V62M62.8 22V62M76.4 22V62" />
      <path d="M27 42H84M79 38.5L84 42L79 45.5" strokeWidth="0.9" />
    </g>
  )
}

/** Two flights beside each other and the landing that joins them, from above. */
export function ReturnFromAbove() {
  return (
    <g fill="none">
      <path d="M8 46H64V72H8ZM8 10H64V36H8ZM22 46V72M36 46V72M50 46V72M22 10V36M36 10V36M50 10V36" />
      <path d="M64 10H90V72H64Z" className="fill-paper-2" />
      <path d="M12 59H77V23H14M19 19.5L14 23L19 26.5" strokeWidth="0.9" />
    </g>
  )
}

/** A turn by three wedges, from above: its inner corner is at the top left. */
export function WedgesFromAbove() {
  return (
    <g fill="none">
      <path d="M6 42H57V6M6 76H91V6M24 42V76M36 42V76M48 42L72 76M57 33L91 60M57 22H91" />
    </g>
  )
}

/** Two steps, a landing, and two more, from the side. */
export function SideLanding() {
  return <path d="M2 74H16V62H28V50H62V38H74V26H94" fill="none" strokeWidth="1.3" />
}
