import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'

/**
 * The log of the server: what has a name of ours, and of an error where it arose. The words of a database or a parser hold what
 * somebody typed ("Failing row contains …"), so of theirs only the code and the names of constraint and table are written
 * (threat TM18). `to` is where the lines go; absent: the standard output.
 */
export function openLog(level: string, to?: pino.DestinationStream): FastifyBaseLogger {
  const options = { level, serializers: { err: toldError } }
  return to ? pino(options, to) : pino(options)
}

type Told = Readonly<Record<string, unknown>>

/** Facts of a PostgreSQL error that never hold a value of a row. */
const plainFacts = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
] as const

function toldError(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error }
  const facts = Object.fromEntries(plainFacts.flatMap((name) => factOf(error, name)))
  const { cause } = error
  return {
    type: error.name,
    ...(isOurs(error) && { message: error.message }),
    ...facts,
    stack: framesOf(error),
    ...(cause !== undefined && { cause: toldError(cause) }),
  }
}

function factOf(error: Error, name: string): readonly (readonly [string, string])[] {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? [[name, value]] : []
}

/** A database says what it was given, and so does a parser. */
function isOurs(error: Error): boolean {
  return !('severity' in error) && !(error instanceof SyntaxError)
}

/** Where it arose, without the first lines, which repeat the message. */
function framesOf({ stack = '' }: Error): string {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return lines.join('\n')
}
