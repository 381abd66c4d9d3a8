import type { MessageId } from '#generated/messages/ids.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

/** How loud a refusal is drawn. */
export type FailureWeight = 'danger' | 'warn' | 'quiet'

type Sentence = { readonly id: MessageId; readonly adviceId: MessageId; readonly weight: FailureWeight }

/** One sentence per way of saying no, then what became of the work and what to do. */
const sentences: { readonly [Kind in Failure['kind']]: Sentence } = {
  malformed: { id: 'failure.other', adviceId: 'failure.other-advice', weight: 'danger' },
  signedOut: { id: 'failure.signed-out', adviceId: 'failure.signed-out-advice', weight: 'warn' },
  forbidden: { id: 'failure.forbidden', adviceId: 'failure.forbidden-advice', weight: 'quiet' },
  missing: { id: 'failure.missing', adviceId: 'failure.missing-advice', weight: 'quiet' },
  gone: { id: 'failure.gone', adviceId: 'failure.gone-advice', weight: 'quiet' },
  disallowed: { id: 'failure.other', adviceId: 'failure.other-advice', weight: 'danger' },
  conflict: { id: 'failure.conflict', adviceId: 'failure.conflict-advice', weight: 'warn' },
  locked: { id: 'failure.locked', adviceId: 'failure.locked-advice', weight: 'warn' },
  precondition: { id: 'failure.conflict', adviceId: 'failure.conflict-advice', weight: 'warn' },
  tooLarge: { id: 'failure.other', adviceId: 'failure.too-large-advice', weight: 'danger' },
  unsupported: { id: 'failure.other', adviceId: 'failure.unsupported-advice', weight: 'danger' },
  invalid: { id: 'failure.invalid', adviceId: 'failure.invalid-advice', weight: 'warn' },
  busy: { id: 'failure.timeout', adviceId: 'failure.busy-advice', weight: 'warn' },
  underWay: { id: 'failure.timeout', adviceId: 'failure.busy-advice', weight: 'warn' },
  unavailable: { id: 'failure.unavailable', adviceId: 'failure.unavailable-advice', weight: 'warn' },
  full: { id: 'failure.full', adviceId: 'failure.full-advice', weight: 'warn' },
  unreachable: { id: 'failure.unreachable', adviceId: 'failure.unreachable-advice', weight: 'warn' },
}

const expiredToken: Sentence = {
  id: 'failure.token-expired',
  adviceId: 'failure.token-expired-advice',
  weight: 'warn',
}

const standsInTheWay: Sentence = {
  id: 'failure.in-the-way',
  adviceId: 'failure.in-the-way-advice',
  weight: 'warn',
}

/** The sentence of a failure on a screen. Of conflicts only another version (2002) is one between two writers; every other one says itself what stands in the way. */
export function failureSentence(failure: Failure): Sentence {
  if (failure.kind === 'forbidden' && failure.subStatus === subStatuses.tokenExpired) return expiredToken
  if (failure.kind === 'conflict' && failure.subStatus !== subStatuses.versionChanged) return standsInTheWay
  return sentences[failure.kind]
}
