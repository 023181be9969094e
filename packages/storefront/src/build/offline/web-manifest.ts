import { business } from '@millrun/commerce/business'
import { paths } from '../../paths.ts'

const THEME_COLOR = /<meta name="theme-color" content="([^"]+)"/

/** What a browser needs to install the shop; it stands on the color of the page that it is made of. */
export function webManifest(template: string): string {
  const color = THEME_COLOR.exec(template)?.[1]
  return JSON.stringify({
    id: paths.home,
    name: business.name,
    short_name: business.shortName,
    start_url: paths.home,
    display: 'standalone',
    theme_color: color,
    background_color: color,
    icons: [
      { src: '/icons/shop-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/shop-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/shop-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  })
}
