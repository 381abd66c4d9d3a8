// Generated from schemas/resources/note.json by npm run generate. Edits are lost.
import type { Amendment } from './amendment.ts'
import type { Charting } from './charting.ts'
import type { CodedValue } from './coded-value.ts'
import type { GroupCorrection } from '../enumerations/group-correction.ts'
import type { Identifier } from './identifier.ts'
import type { JobResult } from '../enumerations/job-result.ts'
import type { Meta } from './meta.ts'
import type { NoteComposition } from '../enumerations/note-composition.ts'
import type { NoteKind } from '../enumerations/note-kind.ts'
import type { NoteSection } from './note-section.ts'
import type { Participant } from './participant.ts'
import type { Provenance } from './provenance.ts'
import type { Reference } from './reference.ts'
import type { ReportStatus } from '../enumerations/report-status.ts'
import type { Review } from './review.ts'
import type { RuleResult } from './rule-result.ts'
import type { Signature } from './signature.ts'
import type { SigningState } from '../enumerations/signing-state.ts'

/** A clinical note; once signed it is locked. */
export type Note = {
  readonly id: string
  readonly resourceType: 'Note'
  /** Derived by the server; a different one is refused (2006). */
  readonly partition: string
  readonly display: string
  /** Who else knows it by which number. Of a social security number the last four digits are shown to whoever may not see the whole. */
  readonly identifiers?: readonly Identifier[]
  readonly meta: Meta
  readonly kind: NoteKind
  /** Individual, for a group, or for several services. */
  readonly composition: NoteComposition
  /** Preliminary until signed. */
  readonly status: ReportStatus
  /** Where it stands on the way to its signatures. */
  readonly signingState: SigningState
  /** The version that it was started with. */
  readonly definition: Reference
  /** Needed except for documentation notes. */
  readonly encounter?: Reference
  /** The shared note that this one belongs to. */
  readonly partOf?: Reference
  /** Copied or drafted from. */
  readonly derivedFrom?: readonly Reference[]
  readonly subject: Reference
  /** Absent on the note of a whole group. */
  readonly patient?: Reference
  readonly template?: Reference
  /** Who signs in which order: the version that its definition named when it was started. */
  readonly signatureConfiguration: Reference
  /** The newest copy of what was signed. */
  readonly summaryDocument?: Reference
  readonly participants: readonly Participant[]
  /** The forms with their answers. */
  readonly sections: readonly NoteSection[]
  readonly signatures?: readonly Signature[]
  readonly patientSignatures?: readonly Signature[]
  /** People asked to review before signing. */
  readonly reviewers?: readonly Review[]
  /** Which definition is used for which member or service. */
  readonly definitionAssignments?: readonly {
    readonly definition: Reference
    readonly service?: Reference
    readonly patient?: Reference
    readonly childEncounter?: Reference
    readonly childNote?: Reference
    readonly sectionIds?: readonly string[]
  }[]
  readonly created: string
  /** Owner of the draft. */
  readonly author: Reference
  /** From the session. */
  readonly serviceDate: string
  /** Copied for search. */
  readonly program?: Reference
  /** Copied for search. */
  readonly serviceType?: Reference
  /** Copied for search. */
  readonly episodeOfCare?: Reference
  /** The last problem of the interface. */
  readonly syncIssueMessage?: string
  readonly syncResult?: JobResult
  /** Who wrote for the author. */
  readonly scribe?: Reference
  readonly readyAt?: string
  readonly firstSignedAt?: string
  readonly finalAt?: string
  /** When it is late. */
  readonly dueToSign?: string
  readonly returned?: readonly {
    readonly by: Reference
    readonly at: string
    readonly reason: CodedValue
    readonly comment?: string
  }[]
  /** To whom the co-signature was given, by whom and why; the last one counts until the note is amended. */
  readonly reassigned?: readonly {
    readonly by: Reference
    readonly at: string
    /** Who co-signs now. */
    readonly to: Reference
    readonly reason: string
    /** Of which amendment's co-signature it is; absent: of the note's own. */
    readonly amendment?: string
  }[]
  /** Who may sign what waits for signatures by a licence, by a role or by name, beside the author and the supervisors: they read it from then on. Said when the note is called ready and when an amendment of it is begun. */
  readonly countersigners?: readonly {
    readonly licenses?: readonly CodedValue[]
    readonly securityRole?: Reference
    readonly practitioner?: Reference
  }[]
  /** What this note wrote into the chart and what stayed there when it was final no longer, because someone has changed it since. */
  readonly leftInChart?: readonly Charting[]
  /** What was corrected in a group's note by somebody who does not take part in it. */
  readonly adminEdits?: readonly {
    readonly by: Reference
    readonly at: string
    readonly changes: readonly GroupCorrection[]
  }[]
  readonly amendments?: readonly Amendment[]
  readonly void?: {
    readonly by: Reference
    readonly at: string
    readonly reason: CodedValue
    readonly comment?: string
    /** The version of the session that the note was signed with: what the voided note still tells, whatever becomes of the session. */
    readonly sessionVersion?: string
  }
  /** The pictures and documents that the answers name, as they were when the note was called ready. */
  readonly files?: readonly {
    readonly file: Reference
    readonly hash: string
  }[]
  /** What the service, the program and the problems of the session were called when the note was called ready. */
  readonly sessionWords?: {
    readonly service?: string
    readonly program?: string
    /** Problems that a label closes, in the version that says their words to those who read them. */
    readonly problems?: readonly Reference[]
  }
  /** From the last check. */
  readonly ruleResults?: readonly RuleResult[]
  /** Where the text came from. */
  readonly provenance?: readonly Provenance[]
  /** Adds the label R. */
  readonly confidential: boolean
  /** In the patient portal. */
  readonly releaseToPatient?: {
    readonly allowed?: boolean
    readonly withheldReason?: string
    readonly releasedAt?: string
  }
}
