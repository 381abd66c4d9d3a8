import type { Failure, Finding } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

type Refusal = { readonly messageId: string; readonly findings: readonly Finding[] }

/** Why a note's signature was not taken: what happened, what became of the work, what to do. */
export function refusalOf(failure: Failure, isPassword = true): Refusal {
  const findings = 'findings' in failure ? (failure.findings ?? []) : []
  const subStatus = 'subStatus' in failure ? failure.subStatus : undefined
  if (subStatus === subStatuses.credentialWrong && !isPassword)
    return { messageId: 'note.refused-proof', findings }
  const because = failure.kind === 'conflict' ? byReason[failure.because] : undefined
  return {
    messageId: because ?? bySubStatus[subStatus ?? 0] ?? byKind[failure.kind] ?? 'note.sign-failed',
    findings,
  }
}

const bySubStatus: { readonly [subStatus: number]: string } = {
  [subStatuses.rulesFailed]: 'note.refused-rules',
  [subStatuses.stepOutOfOrder]: 'note.refused-order',
  [subStatuses.credentialWrong]: 'note.refused-password',
}

/** Of a conflict that the screen itself has found, the reason says what to do. */
const byReason: { readonly [because: string]: string } = {
  'note.refused-newer': 'note.refused-newer',
  'note.refused-undecided': 'note.refused-undecided',
}

const byKind: { readonly [Kind in Failure['kind']]?: string } = {
  conflict: 'note.refused-changed',
  locked: 'note.refused-locked',
  forbidden: 'note.refused-forbidden',
  busy: 'note.refused-too-many',
  unreachable: 'note.refused-offline',
  signedOut: 'note.refused-signed-out',
}
