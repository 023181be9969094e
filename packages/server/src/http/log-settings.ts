import type { FastifyServerOptions } from 'fastify'

/** Lines of JSON that name orders by their number and tell nothing about the people behind them. */
export function logSettings(stream?: {
  write: (line: string) => void
}): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: 'info',
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: errorEntry },
    ...(stream !== undefined && { stream }),
  }
}

/** Name, message and place of an error, with its causes; never what it carries besides. */
function errorEntry(error: Error): { type: string; message: string; stack: string } {
  const cause = error.cause instanceof Error ? `\ncaused by: ${errorEntry(error.cause).stack}` : ''
  return { type: error.name, message: error.message, stack: `${error.stack ?? ''}${cause}` }
}
