import path from 'node:path'
import { createServer, type Plugin } from 'vite'

const DESK = path.resolve(import.meta.dirname, '../../../desk')
/** The desk and its files, but for what the server answers. */
const OF_THE_DESK = /^\/desk(?!\/api(?:[/?]|$))(?:[/?]|$)/

/** In development the desk, a document of its own, is served beside the pages, with hot reload as they have. */
export function deskInDevelopment(): Plugin {
  return {
    name: 'desk-in-development',
    apply: 'serve',
    async configureServer({ httpServer, middlewares }) {
      if (httpServer === null) return
      const desk = await createServer({
        root: DESK,
        server: { middlewareMode: true, hmr: { server: httpServer } },
      })
      httpServer.once('close', () => void desk.close())
      middlewares.use((request, response, next) => {
        if (OF_THE_DESK.test(request.url ?? '')) desk.middlewares(request, response, next)
        else next()
      })
    },
  }
}
