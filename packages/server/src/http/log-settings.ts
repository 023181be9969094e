import type { FastifyServerOptions } from 'fastify'
import { currentTrace } from '../traces/trace.ts'

/** Under which name a line of the log says by which trace it is known. */
export const TRACE_LABEL = 'trace'

/**
 * Lines of JSON that name orders by their number and tell nothing about the people behind them. Each says of
 * which work it is: that of a request, or a piece of the back office's.
 */
export function logSettings(stream?: {
  write: (line: string) => void
}): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: 'info',
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: errorEntry },
    mixin(_line, _level, logger) {
      const trace = currentTrace()
      // The log of a request says it by itself, also where the request is no longer under way.
      const isSaid = trace === undefined || TRACE_LABEL in logger.bindings()
      return isSaid ? {} : { [TRACE_LABEL]: trace }
    },
    ...(stream !== undefined && { stream }),
  }
}

/** Name, message and place of an error, with its causes; never what it carries besides. */
function errorEntry(error: Error): { type: string; message: string; stack: string } {
  const cause = error.cause instanceof Error ? `\ncaused by: ${errorEntry(error.cause).stack}` : ''
  return { type: error.name, message: error.message, stack: `${error.stack ?? ''}${cause}` }
}
