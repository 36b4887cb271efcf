import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured logs on standard output. Cookies, tokens and passwords never reach them. */
export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ['*.password', '*.token', '*.cookie', '*.authorization', 'req.headers'],
      censor: '[hidden]',
    },
  })
}
