import { type Finding, failed, type Outcome } from '#shared/outcome/outcome.ts'
import { blocking, refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

/** The no of a definition's status that cannot follow another (2001), with what to do instead. */
export function badTransition(message: string): Outcome<never> {
  return refuse('/status', message, { subStatus: subStatuses.statusChange })
}

/** The no of a definition that is in use, or was: it is never edited. */
export function published(): Outcome<never> {
  return refuse('/status', 'definitions.published', { kind: 'conflict' })
}

/** What stands in the way of publishing, all of it at once. */
export function notPublishable(findings: readonly Finding[]): Outcome<never> {
  return failed({ kind: 'invalid', findings })
}

/** One finding that stops an act. */
export function stops(pointer: string, message: string, parameters: Finding['parameters'] = {}): Finding {
  return blocking(pointer, message, parameters)
}
