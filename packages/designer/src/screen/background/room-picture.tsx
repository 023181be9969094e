import type { ReactNode } from 'react'
import type { Room } from '../../design/design.ts'

interface RoomColours {
  readonly wall: string
  readonly trim: string
  readonly floor: string
  readonly tread: string
  readonly iron: string
}

const COLOURS: Readonly<Record<Room, RoomColours>> = {
  'plaster-hall': {
    wall: '#e4ddd0',
    trim: '#f3f0e9',
    floor: '#b08a62',
    tread: '#a0764b',
    iron: '#2b2a28',
  },
  'panelled-hall': {
    wall: '#d5d8d2',
    trim: '#eceee9',
    floor: '#8d6440',
    tread: '#7c5334',
    iron: '#2b2a28',
  },
  'brick-loft': {
    wall: '#a4654a',
    trim: '#3a3a3a',
    floor: '#a8876a',
    tread: '#8a6a4e',
    iron: '#1f1f1f',
  },
  'evening-foyer': {
    wall: '#36504e',
    trim: '#d9d2c3',
    floor: '#d8d0c2',
    tread: '#7a4a2c',
    iron: '#14201f',
  },
}

const STEPS = Array.from({ length: 9 }, (_, step) => ({ x: 62 + step * 14, y: 116 - step * 10 }))
const COURSES = Array.from({ length: 15 }, (_, course) => 8 + course * 8)
const PANELS = [8, 56, 104, 152]

const DRESSINGS: Readonly<Record<Room, ReactNode>> = {
  'plaster-hall': <path d="M14 24 46 14V70L14 84ZM20 27" fill="#fbf6ea" />,
  'panelled-hall': (
    <g fill="none" stroke="#b3b7b0">
      {PANELS.map((x) => (
        <path key={x} d={`M${x} 14h38v58h-38zM${x} 84h38v28h-38z`} />
      ))}
      <path d="M0 78h200" stroke="#eceee9" strokeWidth="3" />
    </g>
  ),
  'brick-loft': (
    <g stroke="#c9b6a4" strokeWidth="0.8">
      {COURSES.map((y, course) => (
        <g key={y}>
          <path d={`M0 ${y}h200`} />
          <path
            d={`M0 ${y - 4}h200`}
            strokeWidth="8"
            strokeDasharray="0.8 17.2"
            strokeDashoffset={course % 2 === 0 ? 0 : 9}
          />
        </g>
      ))}
      <path d="M14 18h36v58H14z" fill="#e8edf0" stroke="#33363a" strokeWidth="3" />
      <path d="M32 18v58M14 37h36M14 56h36" stroke="#33363a" strokeWidth="1.5" />
    </g>
  ),
  'evening-foyer': (
    <>
      <path d="M0 84h200v38H0z" fill="#d9d2c3" />
      <circle cx="32" cy="34" r="30" fill="#ffcf94" fillOpacity="0.28" />
      <circle cx="32" cy="34" r="15" fill="#ffcf94" fillOpacity="0.4" />
      <path d="M32 0v24m-6 0h12l3 18H23z" fill="#ffe2b4" stroke="#14201f" />
    </>
  ),
}

/** A room with a stair in it, drawn small. */
export function RoomPicture({ room }: { readonly room: Room }) {
  const { wall, trim, floor, tread, iron } = COLOURS[room]
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className="block size-full">
      <path d="M0 0h200v150H0z" fill={wall} />
      {DRESSINGS[room]}
      <path d="M0 122h200v28H0z" fill={floor} />
      <path d="M0 118h200v4H0z" fill={trim} />
      <path
        d={`M62 126${STEPS.map(({ x, y }) => `V${y}H${x + 14}`).join('')}V66L104 126Z`}
        fill={trim}
        stroke={iron}
        strokeOpacity="0.25"
      />
      <path
        d={STEPS.map(({ x, y }) => `M${x - 2} ${y}h17`).join('')}
        stroke={tread}
        strokeWidth="2.4"
      />
      <path
        d={STEPS.map(({ x, y }) => `M${x + 4} ${y}v-37.2m6.5 37.2v-41.8`).join('')}
        stroke={iron}
        strokeWidth="1.3"
      />
      <path d="M58 82 190 -12.3" stroke={tread} strokeWidth="4" />
      <path d="M55 126V76l4-4 4 4v50z" fill={tread} />
    </svg>
  )
}
