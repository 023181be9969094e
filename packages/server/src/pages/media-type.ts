import { extname } from 'node:path'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.glb': 'model/gltf-binary',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.dxf': 'image/vnd.dxf',
}

/** What pages are made of; there is little of it, and it is asked for all the time. */
const TEXT = /^(text\/|application\/(json|manifest\+json|xml)|font\/)/
const PACKED = /^(image\/(?!svg|vnd\.dxf)|font\/|model\/|application\/(wasm|pdf)$)/

/** What a file is, by its name. */
export function mediaType(path: string): string {
  return MEDIA_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream'
}

/** False for what carries its own compression already. */
export function isCompressible(type: string): boolean {
  return !PACKED.test(type)
}

/** Whether it is worth its place in memory; pictures, prints and models stay on the disk. */
export function isKeptInMemory(type: string): boolean {
  return TEXT.test(type)
}
