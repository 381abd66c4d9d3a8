import { type Failure, type Finding, failed } from '#shared/outcome/outcome.ts'

/** The no of a status that cannot follow another (2001), with what to do instead. */
export function badTransition(message: string): { readonly ok: false; readonly failure: Failure } {
  return failed({
    kind: 'invalid',
    subStatus: 2001,
    findings: [{ pointer: '/status', weight: 'blocks', message }],
  })
}

/** The no of a definition that is in use, or was: it is never edited. */
export function published(): { readonly ok: false; readonly failure: Failure } {
  const findings = [{ pointer: '/status', weight: 'blocks', message: 'definitions.published' }] as const
  return failed({ kind: 'conflict', because: 'definitions.published', findings })
}

/** What stands in the way of publishing, all of it at once. */
export function notPublishable(findings: readonly Finding[]): {
  readonly ok: false
  readonly failure: Failure
} {
  return failed({ kind: 'invalid', findings })
}

/** One finding that stops an act. */
export function stops(pointer: string, message: string, parameters: Finding['parameters'] = {}): Finding {
  return { pointer, weight: 'blocks', message, parameters }
}
