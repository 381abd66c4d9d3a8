import type { ReportStatus } from '#generated/enumerations/report-status.ts'
import type { SigningState } from '#generated/enumerations/signing-state.ts'
import type { Note } from '#generated/types/note.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'

/** What can be done with a note as a whole. */
export type NoteAct =
  | 'edit'
  | 'ready'
  | 'sign'
  | 'signLast'
  /** A signature that the final note did not have to wait for. */
  | 'signLater'
  | 'return'
  /** Whoever was asked for a review approves it, or leaves it to others. */
  | 'review'
  /** The signature of a supervisor that is missing is another's from now on. */
  | 'reassign'
  /** The own signature, while others stay. */
  | 'unsignOwn'
  /** The own signature, which is the only one. */
  | 'unsignOnly'
  | 'unsign'
  /** What an administrator sets right in a member's part of a group's note: nobody's signature counts after it. */
  | 'correct'
  | 'amend'
  | 'discard'
  | 'addendum'
  | 'void'

/** Read a row as: from this state, these acts lead there. What is not written cannot happen (schemas/resources/note.json). */
export const noteLifecycle: {
  readonly [State in SigningState]: { readonly [Act in NoteAct]?: SigningState }
} = {
  Draft: { edit: 'Draft', ready: 'ReadyToSign', correct: 'Draft' },
  ReadyToSign: {
    edit: 'Draft',
    ready: 'ReadyToSign',
    sign: 'PartiallySigned',
    signLast: 'Signed',
    return: 'Returned',
    review: 'ReadyToSign',
    reassign: 'ReadyToSign',
    correct: 'Draft',
  },
  PartiallySigned: {
    sign: 'PartiallySigned',
    signLast: 'Signed',
    return: 'Returned',
    review: 'PartiallySigned',
    reassign: 'PartiallySigned',
    unsignOwn: 'PartiallySigned',
    unsignOnly: 'ReadyToSign',
    correct: 'Draft',
  },
  Returned: { edit: 'Draft', ready: 'ReadyToSign', correct: 'Draft' },
  Signed: {
    signLater: 'Signed',
    amend: 'Amending',
    addendum: 'Signed',
    unsign: 'Draft',
    correct: 'Draft',
    void: 'Voided',
  },
  Amending: {
    amend: 'Amending',
    sign: 'Amending',
    signLast: 'Signed',
    return: 'Amending',
    review: 'Amending',
    reassign: 'Amending',
    unsignOwn: 'Amending',
    unsignOnly: 'Amending',
    discard: 'Signed',
  },
  Voided: {},
}

/** The state to which the act leads; `locked` for an edit of what is signed, else `invalid` with 2001. */
export function stateAfter(state: SigningState, act: NoteAct): Outcome<SigningState> {
  const next = noteLifecycle[state][act]
  if (next) return succeeded(next)
  if (act === 'edit') return failed({ kind: 'locked', because: 'notes.locked' })

  const parameters = { state, act }
  return refuse('/signingState', 'notes.no-such-step', { parameters, subStatus: subStatuses.statusChange })
}

/** True from the first signature on: the content does not change any more by plain writing. */
export function isFrozen(state: SigningState): boolean {
  return noteLifecycle[state].edit === undefined
}

/** Has somebody signed it once, though perhaps nobody's signature counts any more? Then it does not vanish. */
export function wasSigned({
  signatures = [],
  patientSignatures = [],
}: Pick<Note, 'signatures' | 'patientSignatures'>): boolean {
  return signatures.length + patientSignatures.length > 0
}

/** True while a signed note binds the session that it tells: a voided one tells nothing any more that has to stay as it was. */
export function bindsSession(state: SigningState): boolean {
  return isFrozen(state) && state !== 'Voided'
}

/** The report status that goes with a signing state; a signed note that was amended stays Amended. */
export function reportStatusOf(state: SigningState, before: ReportStatus): ReportStatus {
  if (state === 'Voided') return 'EnteredInError'
  if (state === 'Signed') return before === 'Amended' ? 'Amended' : 'Final'
  return state === 'Amending' ? before : 'Preliminary'
}
