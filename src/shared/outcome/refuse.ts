import { type Failure, type Finding, failed, type Outcome } from './outcome.ts'
import type { SubStatus } from './sub-status.ts'

/** One remark on one place that stops what was asked. */
export function blocking(pointer: string, message: string, parameters?: Finding['parameters']): Finding {
  return { pointer, weight: 'blocks', message, ...(parameters && { parameters }) }
}

/** `kind`: not what was asked is wrong (422, `invalid`) but how it was written (400) or what it meets (409). */
type More = {
  readonly kind?: 'invalid' | 'conflict' | 'malformed'
  readonly parameters?: Finding['parameters'] | undefined
  readonly subStatus?: SubStatus
}

/** The no for one reason at one place: a failure with one remark, and its sub-status where the reason has one. */
export function refuse(pointer: string, message: string, more: More = {}): Outcome<never> {
  return failed(refusalOf(pointer, message, more))
}

function refusalOf(pointer: string, message: string, { kind, parameters, subStatus }: More): Failure {
  const findings = [blocking(pointer, message, parameters)]
  const marked = subStatus === undefined ? {} : { subStatus }
  switch (kind) {
    case 'malformed':
      return { kind, what: message, findings }
    case 'conflict':
      return { kind, because: message, ...marked, findings }
    default:
      return { kind: 'invalid', ...marked, findings }
  }
}
