import { Link } from 'react-router'
import { paths } from '../paths.ts'

const FLIGHTS = [
  {
    picture: '/drawings/flight-baskets.svg',
    alt: 'A short flight with twisted and basket iron balusters and a box newel.',
    parts: [
      { name: 'Twist M-301', id: 'm-301' },
      { name: 'Basket M-399', id: 'm-399' },
    ],
  },
  {
    picture: '/drawings/flight-plain.svg',
    alt: 'The same flight with plain square bars and a sleek square newel.',
    parts: [
      { name: 'Plain bar M-101', id: 'm-101' },
      { name: 'Sleek newel N-4610', id: 'n-4610' },
    ],
  },
  {
    picture: '/drawings/flight-turned.svg',
    alt: 'The same flight with turned oak balusters and a turned newel.',
    parts: [
      { name: 'Turned C-2005', id: 'c-2005' },
      { name: 'Ball top newel N-4010', id: 'n-4010' },
    ],
  },
] as const

/** One flight three ways, drawn from our parts: what the tool is for. */
export function ThreeFlights() {
  return (
    <ul className="flex snap-x overflow-x-auto border-t border-ink md:grid md:grid-cols-3 md:overflow-visible">
      {FLIGHTS.map(({ picture, alt, parts }, index) => (
        <li
          key={picture}
          className={`shrink-0 basis-3/4 snap-start border-rule pt-6 ${index > 0 ? 'border-l' : ''}`}
        >
          <img src={picture} alt={alt} width={518} height={725} className="h-auto w-full" />
          <p
            className={`flex flex-wrap gap-x-5 border-y border-rule py-3 pr-3 text-sm md:border-b-0 ${index > 0 ? 'pl-4 md:pl-6' : ''}`}
          >
            {parts.map(({ name, id }) => (
              <Link
                key={id}
                to={paths.product(id)}
                className="py-1 text-ink-2 no-underline hover:text-ink hover:underline"
              >
                {name}
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
