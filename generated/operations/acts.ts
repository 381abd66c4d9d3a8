// Generated from schemas/operations by npm run generate. Edits are lost.
import type { AccessVerdict } from '../enumerations/access-verdict.ts'
import type { AdministrativeGender } from '../enumerations/administrative-gender.ts'
import type { AdvisedAccess } from '../types/advised-access.ts'
import type { AnswerMode } from '../enumerations/answer-mode.ts'
import type { Answers } from '../types/answers.ts'
import type { Appointment } from '../types/appointment.ts'
import type { BackgroundJob } from '../enumerations/background-job.ts'
import type { BusySpan } from '../types/busy-span.ts'
import type { CallOutcome } from '../enumerations/call-outcome.ts'
import type { Cancellation } from '../types/cancellation.ts'
import type { CarePlan } from '../types/care-plan.ts'
import type { CarePlanSession } from '../types/care-plan-session.ts'
import type { Charting } from '../types/charting.ts'
import type { ChosenField } from '../types/chosen-field.ts'
import type { ClockTime } from '../types/clock-time.ts'
import type { ClosedGoal } from '../types/closed-goal.ts'
import type { CodedValue } from '../types/coded-value.ts'
import type { ComingTime } from '../types/coming-time.ts'
import type { ComparedField } from '../types/compared-field.ts'
import type { ComplianceQuestionnaire } from '../types/compliance-questionnaire.ts'
import type { Consent } from '../types/consent.ts'
import type { ContactPoint } from '../types/contact-point.ts'
import type { Coverage } from '../types/coverage.ts'
import type { DatePeriod } from '../types/date-period.ts'
import type { DefinitionUse } from '../types/definition-use.ts'
import type { DischargeStep } from '../types/discharge-step.ts'
import type { District } from '../types/district.ts'
import type { DistrictChange } from '../types/district-change.ts'
import type { DistrictImpact } from '../types/district-impact.ts'
import type { DistrictSummary } from '../types/district-summary.ts'
import type { DocumentReference } from '../types/document-reference.ts'
import type { DocumentTransmission } from '../types/document-transmission.ts'
import type { DuplicateCandidate } from '../types/duplicate-candidate.ts'
import type { DuplicatePair } from '../types/duplicate-pair.ts'
import type { DuplicateVerdict } from '../enumerations/duplicate-verdict.ts'
import type { EditScope } from '../enumerations/edit-scope.ts'
import type { Encounter } from '../types/encounter.ts'
import type { EncounterMode } from '../enumerations/encounter-mode.ts'
import type { EnrolledWorker } from '../types/enrolled-worker.ts'
import type { EnrollmentStep } from '../types/enrollment-step.ts'
import type { EpisodeOfCare } from '../types/episode-of-care.ts'
import type { ExpectedVisit } from '../types/expected-visit.ts'
import type { ForcedAccess } from '../types/forced-access.ts'
import type { Form } from '../types/form.ts'
import type { FoundCode } from '../types/found-code.ts'
import type { FreeTime } from '../types/free-time.ts'
import type { GoalStatus } from '../enumerations/goal-status.ts'
import type { GroupMemberStatus } from '../enumerations/group-member-status.ts'
import type { GroupNoteDefinition } from '../types/group-note-definition.ts'
import type { HumanName } from '../types/human-name.ts'
import type { Identifier } from '../types/identifier.ts'
import type { ImportedCalendar } from '../types/imported-calendar.ts'
import type { ImportedDefinition } from '../types/imported-definition.ts'
import type { ImportedQuestionnaire } from '../types/imported-questionnaire.ts'
import type { ImportedTime } from '../types/imported-time.ts'
import type { Itinerary } from '../types/itinerary.ts'
import type { JobResult } from '../enumerations/job-result.ts'
import type { JobSummary } from '../types/job-summary.ts'
import type { Json } from '../types/json.ts'
import type { JsonPatchOperation } from '../types/json-patch-operation.ts'
import type { JudgedPair } from '../types/judged-pair.ts'
import type { LabelResult } from '../enumerations/label-result.ts'
import type { LegalBasis } from '../enumerations/legal-basis.ts'
import type { Media } from '../types/media.ts'
import type { MergedRecord } from '../types/merged-record.ts'
import type { MissingForEnrollment } from '../types/missing-for-enrollment.ts'
import type { MobileDay } from '../types/mobile-day.ts'
import type { MovedRows } from '../types/moved-rows.ts'
import type { Note } from '../types/note.ts'
import type { NoteDefinition } from '../types/note-definition.ts'
import type { NoteKind } from '../enumerations/note-kind.ts'
import type { NoteRule } from '../types/note-rule.ts'
import type { NoteSectionForm } from '../types/note-section-form.ts'
import type { NotificationChannel } from '../enumerations/notification-channel.ts'
import type { ObservableRoutines } from '../types/observable-routines.ts'
import type { OfferAnswer } from '../enumerations/offer-answer.ts'
import type { OpenStep } from '../types/open-step.ts'
import type { Packet } from '../types/packet.ts'
import type { PacketAudience } from '../enumerations/packet-audience.ts'
import type { PacketItemState } from '../types/packet-item-state.ts'
import type { PacketResponse } from '../types/packet-response.ts'
import type { PacketSheet } from '../types/packet-sheet.ts'
import type { PacketVerdict } from '../enumerations/packet-verdict.ts'
import type { Patient } from '../types/patient.ts'
import type { PatientHit } from '../types/patient-hit.ts'
import type { PatientMerge } from '../types/patient-merge.ts'
import type { PlannedContact } from '../types/planned-contact.ts'
import type { Practitioner } from '../types/practitioner.ts'
import type { Questionnaire } from '../types/questionnaire.ts'
import type { QuestionnaireResponse } from '../types/questionnaire-response.ts'
import type { ReachLine } from '../types/reach-line.ts'
import type { ReachRule } from '../enumerations/reach-rule.ts'
import type { Recurrence } from '../types/recurrence.ts'
import type { Reference } from '../types/reference.ts'
import type { RelatedPerson } from '../types/related-person.ts'
import type { ReminderTrouble } from '../enumerations/reminder-trouble.ts'
import type { ReportDelivery } from '../types/report-delivery.ts'
import type { RevocationMethod } from '../enumerations/revocation-method.ts'
import type { RoleChain } from '../types/role-chain.ts'
import type { RowState } from '../enumerations/row-state.ts'
import type { RuleOverride } from '../types/rule-override.ts'
import type { RuleResult } from '../types/rule-result.ts'
import type { Script } from '../types/script.ts'
import type { SecurityToken } from '../types/security-token.ts'
import type { SeriesRow } from '../types/series-row.ts'
import type { SignInSummary } from '../types/sign-in-summary.ts'
import type { SignatureConfiguration } from '../types/signature-configuration.ts'
import type { SignatureMeaning } from '../enumerations/signature-meaning.ts'
import type { SignatureMethod } from '../enumerations/signature-method.ts'
import type { SignerRole } from '../enumerations/signer-role.ts'
import type { StaffSession } from '../types/staff-session.ts'
import type { Starter } from '../types/starter.ts'
import type { Telehealth } from '../types/telehealth.ts'
import type { TextRecognitionIssue } from '../enumerations/text-recognition-issue.ts'
import type { TextUse } from '../types/text-use.ts'
import type { TimeOfDay } from '../enumerations/time-of-day.ts'
import type { Transcription } from '../types/transcription.ts'
import type { UnassignedCode } from '../types/unassigned-code.ts'
import type { VisitStatus } from '../enumerations/visit-status.ts'
import type { WaitingNote } from '../types/waiting-note.ts'
import type { WaitingStep } from '../types/waiting-step.ts'
import type { WaitlistMatch } from '../types/waitlist-match.ts'
import type { Weekday } from '../enumerations/weekday.ts'

export type AllergyReviewInput = {
  readonly patient: Reference
}

export type AllergyReviewReply = {
  /** How many entries it was written into. */
  readonly reviewed: number
}

export type AppointmentAcceptInput = {
  /** The version of this appointment that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type AppointmentAcceptReply = Appointment

export type AppointmentAnswerOfferInput = {
  readonly answer: OfferAnswer
}

export type AppointmentAnswerOfferReply = Appointment

export type AppointmentArrivalsInput = {
  readonly from: string
  /** At most 26 hours later. */
  readonly to: string
  readonly everywhere?: boolean
}

export type AppointmentArrivalsReply = {
  readonly visits: readonly ExpectedVisit[]
  /** False where there are more than 200. */
  readonly isWhole: boolean
  /** Empty for somebody who has none of his own. */
  readonly locations: readonly Reference[]
  /** How many wait for a time, everywhere. */
  readonly waiting: number
  /** How many times are held for an answer or an acceptance, everywhere. */
  readonly held: number
}

export type AppointmentBusyInput = {
  readonly owners?: readonly string[]
  readonly locations?: readonly string[]
  readonly from: string
  /** After its beginning, at most 42 days later. */
  readonly to: string
}

export type AppointmentBusyReply = {
  readonly spans: readonly BusySpan[]
}

export type AppointmentCalendarLinkInput = {

}

export type AppointmentCalendarLinkReply = {
  readonly madeAt?: string
  readonly readAt?: string
  /** The practice allows names of patients in subscribed calendars. */
  readonly showsNames: boolean
}

export type AppointmentCalendarInput = {

}

export type AppointmentCalendarReply = {
  readonly calendar: string
}

export type AppointmentCancelSeriesInput = {
  /** The version of this appointment that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly scope: EditScope
  readonly cancellation: Cancellation
  /** Appointments of the series that somebody has changed one by one change too; else they are kept as they are. */
  readonly overwrite?: boolean
  /** Answers what would become of each appointment, and writes nothing. */
  readonly planOnly?: boolean
}

export type AppointmentCancelSeriesReply = {
  /** Its first appointment. Absent as long as nothing is made. */
  readonly series?: Reference
  readonly isPlan: boolean
  readonly rows: readonly SeriesRow[]
}

export type AppointmentChangeSeriesInput = {
  /** The version of this appointment that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly scope: EditScope
  readonly changes: {
    /** When this one is to start; the others move by as many days, to the same time on the clock. */
    readonly start?: string
    readonly end?: string
    readonly owner?: Reference
    readonly location?: Reference
    readonly resources?: readonly Reference[]
    readonly mode?: EncounterMode
    readonly serviceType?: Reference
    readonly title?: string
    readonly description?: string
    readonly patientInstructions?: string
  }
  /** Appointments of the series that somebody has changed one by one change too; else they are kept as they are. */
  readonly overwrite?: boolean
  /** Times that are taken are booked as well, as far as schedules allow it. */
  readonly confirmed?: boolean
  /** Answers what would become of each appointment, and writes nothing. */
  readonly planOnly?: boolean
}

export type AppointmentChangeSeriesReply = {
  /** Its first appointment. Absent as long as nothing is made. */
  readonly series?: Reference
  readonly isPlan: boolean
  readonly rows: readonly SeriesRow[]
}

export type AppointmentDeclineInput = {
  /** The version of this appointment that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly reason: CodedValue
  readonly comment?: string
}

export type AppointmentDeclineReply = Appointment

export type AppointmentExpireOfferInput = {

}

export type AppointmentExpireOfferReply = Appointment

export type AppointmentExtendSeriesInput = {

}

export type AppointmentExtendSeriesReply = {
  /** Its first appointment. Absent as long as nothing is made. */
  readonly series?: Reference
  readonly isPlan: boolean
  readonly rows: readonly SeriesRow[]
}

export type AppointmentFindTimesInput = {
  /** With any of these. */
  readonly owners: readonly string[]
  /** In any of these that is free; absent: no room is needed. */
  readonly locations?: readonly string[]
  /** Whose other appointments it must not meet. */
  readonly patient?: string
  readonly minutes: number
  /** Hours that are open for other services only are left out. */
  readonly service?: string
  readonly program?: string
  readonly mode?: EncounterMode
  /** What has passed is never found. */
  readonly from: string
  /** After its beginning, at most 60 days later. */
  readonly to: string
  readonly weekdays?: readonly Weekday[]
  readonly timeOfDay?: readonly TimeOfDay[]
  /** The clock where it takes place. */
  readonly notBefore?: ClockTime
  readonly notAfter?: ClockTime
  /** The appointment that is moved: its own time counts as free. */
  readonly except?: string
}

export type AppointmentFindTimesReply = {
  /** The first time, and the first of other days. */
  readonly proposals: readonly FreeTime[]
  /** The first of all, in order. */
  readonly times: readonly FreeTime[]
  /** Where to go on for more; absent: there are no more. */
  readonly next?: string
}

export type AppointmentImportTimesInput = {
  /** Whose time it is; only who manages appointments names somebody else. */
  readonly owner: string
  readonly calendar: string
  readonly times: readonly ImportedTime[]
}

export type AppointmentImportTimesReply = {
  readonly added: number
  readonly changed: number
  readonly kept: number
  readonly removed: number
}

export type AppointmentImportedTimesInput = {
  /** Whose time it is; only who manages appointments names somebody else. */
  readonly owner: string
}

export type AppointmentImportedTimesReply = {
  readonly calendars: readonly ImportedCalendar[]
  readonly times: readonly ComingTime[]
}

export type AppointmentMakeCalendarLinkInput = {

}

export type AppointmentMakeCalendarLinkReply = {
  /** The address for calendar programs, below that of the server. */
  readonly link: string
  readonly madeAt: string
}

export type AppointmentMarkNoShowInput = {

}

export type AppointmentMarkNoShowReply = Appointment

export type AppointmentNoteCallInput = {
  readonly outcome: CallOutcome
  readonly note?: string
}

export type AppointmentNoteCallReply = Appointment

export type AppointmentOfferTimeInput = {
  /** The version of this appointment that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly start: string
  /** After the start. */
  readonly end: string
  readonly owner: string
  readonly location?: string
}

export type AppointmentOfferTimeReply = Appointment

export type AppointmentProposeInput = {
  /** The version of this appointment that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly start: string
  /** After the start. */
  readonly end: string
  readonly location?: string
  readonly comment?: string
  /** What the time meets was seen and is taken all the same. */
  readonly confirmed?: boolean
}

export type AppointmentProposeReply = Appointment

export type AppointmentRemoveImportedTimesInput = {
  /** Whose time it is; only who manages appointments names somebody else. */
  readonly owner: string
  readonly calendar?: string
}

export type AppointmentRemoveImportedTimesReply = {
  readonly removed: number
}

export type AppointmentRepeatInput = {
  /** The version of this appointment that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  /** Begins on the day of this appointment. */
  readonly recurrence: Recurrence
  /** Times that are taken are booked as well, as far as schedules allow it. */
  readonly confirmed?: boolean
  /** Answers what would become of each appointment, and writes nothing. */
  readonly planOnly?: boolean
}

export type AppointmentRepeatReply = {
  /** Its first appointment. Absent as long as nothing is made. */
  readonly series?: Reference
  readonly isPlan: boolean
  readonly rows: readonly SeriesRow[]
}

export type AppointmentRevokeCalendarLinkInput = {

}

export type AppointmentRevokeCalendarLinkReply = {
  /** There was one. */
  readonly revoked: boolean
}

export type AppointmentStartNoteInput = {
  /** Absent: the default of the group or of the service, else the only fitting one. */
  readonly noteDefinition?: Reference
  /** Needed when several patients take part. */
  readonly subject?: Reference
  /** Absent: the first kind of the definition that is for one patient. */
  readonly kind?: NoteKind
  /** A note that somebody else has begun of the same visit is known, and one's own is meant. */
  readonly another?: boolean
  /** What was confirmed at the beginning; kept where a session by telehealth begins with it. */
  readonly telehealth?: Telehealth
}

export type AppointmentStartNoteReply = {
  readonly encounter: Reference
  readonly note: Reference
}

export type AppointmentSyncInput = {
  /** Send it although the outside system has it. */
  readonly force?: boolean
}

export type AppointmentSyncReply = Appointment

export type AppointmentTakeProposalInput = {
  /** The version of this appointment that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  /** What the time meets was seen and is taken all the same. */
  readonly confirmed?: boolean
}

export type AppointmentTakeProposalReply = Appointment

export type AppointmentTakeReminderInput = {
  readonly attendee: string
  readonly start: string
  /** Of which offer it told; without it, it was a reminder. */
  readonly offer?: string
  readonly at: string
  readonly channel: NotificationChannel
  readonly result: JobResult
  readonly trouble?: ReminderTrouble
}

export type AppointmentTakeReminderReply = Appointment

export type AppointmentTellAgedInput = {

}

export type AppointmentTellAgedReply = Appointment

export type AppointmentTellTooFewInput = {

}

export type AppointmentTellTooFewReply = Appointment

export type AppointmentWaitingForInput = {
  readonly start: string
  /** After the start. */
  readonly end: string
  readonly owner: string
  readonly service?: string
  readonly program?: string
}

export type AppointmentWaitingForReply = {
  readonly matches: readonly WaitlistMatch[]
  /** For how many it would fit. */
  readonly count: number
  /** More people wait than were looked at, so it may fit for others too. */
  readonly isCut: boolean
}

export type AppointmentWithdrawInput = {
  /** The version of this appointment that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly cancellation: Cancellation
}

export type AppointmentWithdrawReply = Appointment

export type AuditEventForcedAccessesInput = {
  /** Without one, those of everybody. */
  readonly patient?: string
  /** Those alone that wait for a verdict. */
  readonly open?: boolean
}

export type AuditEventForcedAccessesReply = {
  readonly accesses: readonly ForcedAccess[]
  /** Of one patient: the records that were merged into this one. Who opened them before stands in the trail with them. */
  readonly merged?: readonly MergedRecord[]
}

export type AuditEventReviewAccessInput = {
  readonly verdict: AccessVerdict
  /** Needed where the access was not justified. */
  readonly text?: string
}

export type AuditEventReviewAccessReply = ForcedAccess

export type CarePlanReadyInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type CarePlanReadyReply = {
  readonly lacks: readonly {
    readonly kind: ('problem' | 'goal' | 'objective' | 'intervention' | 'measurable')
    readonly blocks: boolean
    readonly of?: string
  }[]
  /** Steps that the caller can sign now. */
  readonly openSteps: readonly OpenStep[]
  /** Steps that the patient or a guardian can sign now, on the caller's device. */
  readonly patientSteps: readonly OpenStep[]
  /** Required steps that the caller cannot sign now; the plan is in force when they are signed too. */
  readonly waitingSteps: readonly WaitingStep[]
  /** How the caller's name will stand under the plan. */
  readonly signerName: string
}

export type CarePlanReopenInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  /** The ids of all signatures that count now: those that the caller was shown. */
  readonly signatures: readonly string[]
}

export type CarePlanReopenReply = CarePlan

export type CarePlanSessionCompleteInput = {
  /** The version of the meeting that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  /** The version of the plan that the meeting looked at; another one is a conflict (2002). */
  readonly planVersionId: string
  /** A goal may be achieved or abandoned while objectives of it stay in progress. */
  readonly leaveOpen?: boolean
}

export type CarePlanSessionCompleteReply = CarePlanSession

export type CarePlanSignInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly stepId: string
  /** Whose signature is taken; left out where somebody signs for himself. */
  readonly person?: Reference
  readonly method: SignatureMethod
  /** The signer's name as it was typed. */
  readonly name?: string
  /** What was drawn. */
  readonly strokes?: string
  /** The password of whoever signs or takes the signature; never stored. */
  readonly credential: string
}

export type CarePlanSignReply = CarePlan

export type CarePlanTellReviewInput = {

}

export type CarePlanTellReviewReply = CarePlan

export type ComplianceQuestionnaireNewVersionInput = {

}

export type ComplianceQuestionnaireNewVersionReply = ComplianceQuestionnaire

export type ComplianceQuestionnairePublishInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type ComplianceQuestionnairePublishReply = ComplianceQuestionnaire

export type ConditionFindCodesInput = {
  readonly list: string
  readonly text: string
  /** Only codes that begin with one of these; all of them when there is none. */
  readonly beginnings?: readonly string[]
}

export type ConditionFindCodesReply = {
  /** The whole system is here, so that a code that is not found does not exist. */
  readonly imported: boolean
  readonly codes: readonly FoundCode[]
}

export type ConsentExpireInput = {

}

export type ConsentExpireReply = Consent

export type ConsentRevokeInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly method: RevocationMethod
  /** Absent: the patient. In the portal it is always who is signed in. */
  readonly by?: Reference
  readonly reason?: string
}

export type ConsentRevokeReply = Consent

export type ConsentSignInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly role: SignerRole
  readonly person: Reference
  readonly method: SignatureMethod
  /** The signer's name as it was typed. */
  readonly name?: string
  /** What was drawn. */
  readonly strokes?: string
  /** The password of whoever takes the signature; never stored. */
  readonly credential: string
}

export type ConsentSignReply = Consent

export type CoverageSyncInput = {
  /** Send it although the outside system has it. */
  readonly force?: boolean
}

export type CoverageSyncReply = Coverage

export type DistrictAssignAddressesInput = {
  readonly row: Reference
}

export type DistrictAssignAddressesReply = {
  readonly versionId: string
}

export type DistrictChangeInput = {
  readonly changes: readonly DistrictChange[]
  /** What was looked at (look at a change of districts). */
  readonly seen: string
}

export type DistrictChangeReply = {
  readonly districts: readonly District[]
}

export type DistrictLookAtChangeInput = {
  readonly changes: readonly DistrictChange[]
}

export type DistrictLookAtChangeReply = DistrictImpact

export type DistrictOverviewInput = {

}

export type DistrictOverviewReply = {
  readonly districts: readonly DistrictSummary[]
  /** At most 200; absent for those who may not read patients. */
  readonly unassigned?: readonly UnassignedCode[]
}

export type DocumentReferenceKeepTextInput = {
  /** Of the file that was read; the text of another one is not kept. */
  readonly hash: string
  readonly result: JobResult
  readonly text?: string
  readonly issue?: TextRecognitionIssue
}

export type DocumentReferenceKeepTextReply = DocumentReference

export type DocumentTransmissionReleaseInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly legalBasis: LegalBasis
  readonly reason: string
  /** The re-entered password, or what stands for it: a code of the authenticator app, or the answer of a passkey to a question about this call. Never stored. */
  readonly credential: string
}

export type DocumentTransmissionReleaseReply = DocumentTransmission

export type DocumentTransmissionSendInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type DocumentTransmissionSendReply = DocumentTransmission

export type DocumentTransmissionStopInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type DocumentTransmissionStopReply = DocumentTransmission

export type DocumentTransmissionTakeResultInput = {
  readonly result: JobResult
  readonly message?: string
  readonly confirmation?: string
  readonly pages?: number
  readonly noticeAttached?: boolean
  readonly consents?: readonly Reference[]
}

export type DocumentTransmissionTakeResultReply = DocumentTransmission

export type EncounterSyncInput = {
  /** Send it although the outside system has it. */
  readonly force?: boolean
}

export type EncounterSyncReply = Encounter

export type EpisodeOfCareDischargeInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  /** What the look before has answered; when anything has changed since, nothing is done. */
  readonly seen: string
  readonly date: string
  readonly reason: CodedValue
  readonly disposition?: string
  readonly followUp?: string
  /** Those of which nothing else is said. */
  readonly goalStatus?: GoalStatus
  readonly goals?: readonly ClosedGoal[]
  readonly contact?: PlannedContact
  /** Open drafts stay as they are; without this nobody is discharged beside them. */
  readonly leaveDrafts?: boolean
}

export type EpisodeOfCareDischargeReply = EpisodeOfCare

export type EpisodeOfCareEnrollInput = {
  readonly patient: string
  readonly program: string
  readonly start: string
  readonly admissionType?: CodedValue
  readonly referral?: {
    readonly source: CodedValue
    readonly person?: string
    readonly date?: string
    readonly reason?: string
  }
  /** Who looks after the patient in this program; at most one of them leads. */
  readonly team?: readonly EnrolledWorker[]
  readonly assessment?: PlannedContact
  /** Kept in the history of the enrollment. */
  readonly withoutConsents?: string
  /** Answers what is missing, and writes nothing. */
  readonly planOnly?: boolean
}

export type EpisodeOfCareEnrollReply = {
  readonly isPlan: boolean
  readonly missing: readonly MissingForEnrollment[]
  /** Absent as long as nothing is made. */
  readonly enrollment?: Reference
}

export type EpisodeOfCareLookAtDischargeInput = {

}

export type EpisodeOfCareLookAtDischargeReply = {
  readonly versionId: string
  /** Goes back with the discharge. */
  readonly seen: string
  readonly steps: readonly DischargeStep[]
}

export type EpisodeOfCareLookAtStepsInput = {

}

export type EpisodeOfCareLookAtStepsReply = {
  readonly enrollment: Reference
  readonly steps: readonly EnrollmentStep[]
}

export type EpisodeOfCareSyncInput = {
  /** Send it although the outside system has it. */
  readonly force?: boolean
}

export type EpisodeOfCareSyncReply = EpisodeOfCare

export type FormNewVersionInput = {

}

export type FormNewVersionReply = Form

export type FormPrintInput = {
  /** The language of the questions, where the form has them in more than one; else that of whoever prints it. */
  readonly language?: string
}

export type FormPrintReply = {
  readonly name: string
  /** The bytes of the file, as base64. */
  readonly pdf: string
}

export type FormPublishInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type FormPublishReply = Form

export type FormUseStarterInput = {
  /** The key of the starter. */
  readonly starter: string
}

export type FormUseStarterReply = {
  readonly definition: Reference
}

export type GroupChangeMemberInput = {
  /** The version of this group that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  /** The place in the group that changes; absent: a new one. */
  readonly member?: string
  /** Who gets a new place. */
  readonly patient?: Reference
  /** By which enrollment. */
  readonly episodeOfCare?: Reference
  readonly status: GroupMemberStatus
  readonly period?: DatePeriod
  /** Absent: none. */
  readonly note?: string
  /** Whoever attends from now on is expected at the coming meetings. Whoever leaves is taken off them in any case. */
  readonly withMeetings?: boolean
  /** Answers what would become of the coming meetings, and writes nothing. */
  readonly planOnly?: boolean
}

export type GroupChangeMemberReply = {
  readonly isPlan: boolean
  readonly joins: number
  readonly leaves: number
  /** When those coming meetings begin that something or somebody stands in the way of. */
  readonly blocked: readonly string[]
}

export type GroupNoteDefinitionNewVersionInput = {

}

export type GroupNoteDefinitionNewVersionReply = GroupNoteDefinition

export type GroupNoteDefinitionPublishInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type GroupNoteDefinitionPublishReply = GroupNoteDefinition

export type GroupNoteDefinitionUseStarterInput = {
  /** The key of the starter. */
  readonly starter: string
}

export type GroupNoteDefinitionUseStarterReply = {
  readonly definition: Reference
}

export type ItineraryOpenInput = {
  /** From a week ago to a month ahead. */
  readonly date: string
}

export type ItineraryOpenReply = Itinerary

export type ItineraryOverviewInput = {
  readonly date: string
  /** Absent: all of them. */
  readonly district?: Reference
}

export type ItineraryOverviewReply = {
  readonly days: readonly MobileDay[]
  /** False where there are more than 200. */
  readonly isWhole: boolean
}

export type ItineraryTellOverdueInput = {

}

export type ItineraryTellOverdueReply = Itinerary

export type MediaKeepTextInput = {
  /** Of the file that was read; the text of another one is not kept. */
  readonly hash: string
  readonly result: JobResult
  readonly text?: string
  readonly issue?: TextRecognitionIssue
}

export type MediaKeepTextReply = Media

export type MedicationReviewInput = {
  readonly patient: Reference
}

export type MedicationReviewReply = {
  /** How many entries it was written into. */
  readonly reviewed: number
}

export type NoteAddServiceInput = {
  readonly service: Reference
  /** Absent: who asks. */
  readonly performer?: Reference
}

export type NoteAddServiceReply = {
  readonly note: Reference
}

export type NoteAddendumInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly reason: CodedValue
  readonly text: string
  /** The re-entered password, or what stands for it: a code of the authenticator app, or the answer of a passkey to a question about this call. Never stored. */
  readonly credential: string
}

export type NoteAddendumReply = Note

export type NoteAmendInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly reason: CodedValue
  readonly text?: string
  /** A JSON Patch of the answers and texts of the sections as they are signed. */
  readonly sectionChanges: readonly JsonPatchOperation[]
}

export type NoteAmendReply = Note

export type NoteBundleInput = {

}

export type NoteBundleReply = {
  readonly name: string
  readonly bundle: string
}

export type NoteCorrectInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly visitStatus?: VisitStatus
  /** Why the member was not there. */
  readonly absenceReason?: CodedValue
  /** When the member came. */
  readonly start?: string
  /** When the member left. */
  readonly end?: string
  /** By which the member's part is written; only as long as nothing is written there. */
  readonly definition?: Reference
  /** The member was not expected at all; only as long as nothing was written or signed in the member's part. */
  readonly isRemoved?: boolean
}

export type NoteCorrectReply = Note

export type NoteDefinitionExportPackageInput = {
  readonly definitions: readonly Reference[]
}

export type NoteDefinitionExportPackageReply = {
  readonly fileName: string
  /** The JSON of the file. */
  readonly content: Json
}

export type NoteDefinitionImportPackageInput = {
  /** The JSON of the file. */
  readonly content: Json
}

export type NoteDefinitionImportPackageReply = {
  readonly report: readonly ImportedDefinition[]
}

export type NoteDefinitionNewVersionInput = {

}

export type NoteDefinitionNewVersionReply = NoteDefinition

export type NoteDefinitionPublishInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type NoteDefinitionPublishReply = NoteDefinition

export type NoteDefinitionStartersInput = {

}

export type NoteDefinitionStartersReply = {
  readonly starters: readonly Starter[]
}

export type NoteDefinitionUseStarterInput = {
  /** The key of the starter. */
  readonly starter: string
}

export type NoteDefinitionUseStarterReply = {
  readonly definition: Reference
}

export type NoteDefinitionWhereUsedInput = {
  readonly definition: Reference
}

export type NoteDefinitionWhereUsedReply = {
  readonly uses: readonly DefinitionUse[]
}

export type NoteDiscardAmendmentInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type NoteDiscardAmendmentReply = Note

export type NoteDiscardInput = {
  /** Why the note is not kept; it stands in the audit trail. */
  readonly reason: string
}

export type NoteDiscardReply = {
  /** How many notes were taken away, with the parts of members. */
  readonly discarded: number
}

export type NotePrintInput = {

}

export type NotePrintReply = {
  readonly name: string
  /** The bytes of the file, as base64. */
  readonly pdf: string
}

export type NoteReadyInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type NoteReadyReply = {
  readonly ruleResults: readonly RuleResult[]
  readonly openSteps: readonly OpenStep[]
  readonly contentHash: string
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  /** Required steps that the caller cannot sign now; the note is final when they are signed too. */
  readonly waitingSteps: readonly WaitingStep[]
  /** How the caller's name will stand under the note. */
  readonly signerName: string
  /** Steps that the patient or a guardian can sign now, on the caller's device. */
  readonly patientSteps: readonly OpenStep[]
  /** What goes into the chart when the note is final, and what does not and why. */
  readonly charting: readonly Charting[]
}

export type NoteReassignInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly to: Reference
  readonly reason: string
}

export type NoteReassignReply = Note

export type NoteReturnInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly reason: CodedValue
  readonly comment?: string
}

export type NoteReturnReply = Note

export type NoteReviewInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly verdict: ('Approved' | 'Declined')
  readonly comment?: string
  /** The note is marked as reviewed together with others; refused where the practice does not allow it. */
  readonly isBulk?: boolean
}

export type NoteReviewReply = Note

export type NoteRuleNewVersionInput = {

}

export type NoteRuleNewVersionReply = NoteRule

export type NoteRulePublishInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type NoteRulePublishReply = NoteRule

export type NoteSectionFormNewVersionInput = {

}

export type NoteSectionFormNewVersionReply = NoteSectionForm

export type NoteSectionFormPublishInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type NoteSectionFormPublishReply = NoteSectionForm

export type NoteSignInput = {
  readonly stepId: string
  readonly meaning: SignatureMeaning
  /** The signer's name as it is printed; the record says it, and another one is refused. */
  readonly name?: string
  readonly method: SignatureMethod
  /** The re-entered password, or what stands for it: a code of the authenticator app, or the answer of a passkey to a question about this call. Never stored. */
  readonly credential: string
  /** From ready; when the note has changed since, the answer is 409. */
  readonly contentHash: string
  readonly overrides?: readonly RuleOverride[]
  /** What a co-signer says beside the signature. */
  readonly comment?: string
  /** Signed with other notes by one word. Refused unless it is another's note that the signer has opened since it waits, and no check in it was taken on with a reason. */
  readonly isBulk?: boolean
  /** All notes that are signed together, this one among them, each as its signer has read it. One code, or one answer of a passkey to a question about this list, stands in the call of each of them, once, and for no other note. */
  readonly batch?: readonly {
    readonly note: Reference
    readonly stepId: string
    readonly meaning: SignatureMeaning
    readonly contentHash: string
  }[]
  /** Other parts of the same shared note that are signed by the same step in the same moment, each with its own content code. */
  readonly parts?: readonly {
    readonly note: Reference
    readonly contentHash: string
    readonly overrides?: readonly RuleOverride[]
  }[]
}

export type NoteSignReply = Note

export type NoteStartInput = {
  readonly patient: Reference
  readonly noteDefinition: Reference
  /** Absent: the first kind of the definition that is for one patient. */
  readonly kind?: NoteKind
  readonly episodeOfCare?: Reference
  readonly serviceType?: Reference
  /** Absent: now. */
  readonly start?: string
  /** Absent: the end is not known yet. */
  readonly minutes?: number
  readonly mode?: EncounterMode
  readonly location?: Reference
  /** An open draft of the same note is known and is not what is meant. */
  readonly another?: boolean
  /** What was confirmed at the beginning; kept where a session by telehealth begins with it. */
  readonly telehealth?: Telehealth
}

export type NoteStartReply = {
  readonly note: Reference
  readonly encounter?: Reference
}

export type NoteSyncInput = {
  /** Send it although the outside system has it. */
  readonly force?: boolean
}

export type NoteSyncReply = Note

export type NoteTakeSignatureInput = {
  readonly stepId: string
  readonly person: Reference
  readonly method: SignatureMethod
  /** The signer’s name as it was typed. */
  readonly name?: string
  /** What was drawn. */
  readonly strokes?: string
  readonly refusalReason?: CodedValue
  readonly comment?: string
  /** Who saw that the person did not sign, or heard what was said. */
  readonly witness?: string
  /** From ready; when the note has changed since, the answer is 409. */
  readonly contentHash: string
  /** The password of whoever takes the signature; never stored. */
  readonly credential: string
}

export type NoteTakeSignatureReply = Note

export type NoteTakeSyncResultInput = {

}

export type NoteTakeSyncResultReply = Note

export type NoteToSignInput = {

}

export type NoteToSignReply = {
  readonly notes: readonly WaitingNote[]
  /** How the asker's name is printed beside a signature. */
  readonly signerName: string
  /** False where more notes wait for somebody than were looked at. */
  readonly isWhole: boolean
}

export type NoteUnsignInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly reason: string
}

export type NoteUnsignReply = Note

export type NoteUpgradeInput = {
  /** The version that was read; another one is a conflict (2002). */
  readonly versionId: string
  /** Takes the last move back. */
  readonly isUndone?: boolean
}

export type NoteUpgradeReply = Note

export type NoteVoidInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly reason: CodedValue
  readonly comment?: string
  /** The re-entered password, or what stands for it: a code of the authenticator app, or the answer of a passkey to a question about this call. Never stored. */
  readonly credential: string
}

export type NoteVoidReply = Note

export type ObservableRoutinesNewVersionInput = {

}

export type ObservableRoutinesNewVersionReply = ObservableRoutines

export type ObservableRoutinesPublishInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type ObservableRoutinesPublishReply = ObservableRoutines

export type PacketNewVersionInput = {

}

export type PacketNewVersionReply = Packet

export type PacketPublishInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type PacketPublishReply = Packet

export type PacketResponseAddFileInput = {
  readonly itemId: string
  /** The id that the record of the file has; asked again, it is the same file. */
  readonly fileId: string
  readonly kind: ('DocumentReference' | 'Media')
  readonly name: string
}

export type PacketResponseAddFileReply = Reference

export type PacketResponseAnswerInput = {
  readonly itemId: string
  readonly answers?: Answers
  /** The version of the answers that the caller had; another one is a conflict (2002). Absent for the first. */
  readonly versionId?: string
  /** The item is finished. */
  readonly isDone?: boolean
  /** Without answers: what was finished is changed on the device of the caller, or is no more; the answers come when the item is finished again. */
  readonly isChanging?: boolean
  /** A name that the device of the caller gives itself for this item, so that it speaks of its own changes alone; without one the caller speaks for all devices. */
  readonly device?: string
  /** Whoever fills it in signs at its end. */
  readonly signature?: {
    readonly name: string
    readonly strokes?: string
  }
  readonly mode?: AnswerMode
  readonly language?: CodedValue
}

export type PacketResponseAnswerReply = PacketItemState

export type PacketResponseDropFileInput = {
  readonly itemId: string
  /** The id that the record of the file has; asked again, it is the same file. */
  readonly fileId: string
}

export type PacketResponseDropFileReply = PacketItemState

export type PacketResponseExpireInput = {

}

export type PacketResponseExpireReply = PacketResponse

export type PacketResponseLinkInput = {
  readonly person: Reference
}

export type PacketResponseLinkReply = {
  /** The address of the page, its secret in the fragment. */
  readonly link: string
  /** What the person is asked for beside the link; absent when it is the birth date. */
  readonly code?: string
  readonly expiresAt: string
}

export type PacketResponseReviewInput = {
  readonly verdict: PacketVerdict
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
  readonly comment?: string
  readonly corrections?: readonly {
    readonly itemId: string
    readonly comment: string
  }[]
}

export type PacketResponseReviewReply = PacketResponse

export type PacketResponseRevokeLinkInput = {
  readonly person: Reference
}

export type PacketResponseRevokeLinkReply = PacketResponse

export type PacketResponseSheetInput = {

}

export type PacketResponseSheetReply = PacketSheet

export type PacketResponseStartTabletInput = {
  readonly person: Reference
}

export type PacketResponseStartTabletReply = {
  /** The address of the page, its secret in the fragment. */
  readonly link: string
  /** What the person is asked for beside the link; absent when it is the birth date. */
  readonly code?: string
  readonly expiresAt: string
}

export type PacketResponseSubmitInput = {
  /** What was changed on a device and has not come is left behind; otherwise it is a conflict. */
  readonly withoutChanges?: boolean
}

export type PacketResponseSubmitReply = {
  readonly isWhole: boolean
}

export type PacketResponseTakeReminderInput = {
  readonly person: Reference
  /** So many days after sending. */
  readonly day: number
  readonly at: string
  readonly channel: NotificationChannel
  readonly result: JobResult
  readonly trouble?: ReminderTrouble
}

export type PacketResponseTakeReminderReply = PacketResponse

export type PacketSendInput = {
  readonly patient: Reference
  /** Who fills it in. */
  readonly assignees: readonly {
    readonly person: Reference
    readonly audience: PacketAudience
  }[]
  readonly dueDate?: string
}

export type PacketSendReply = PacketResponse

export type PatientCompareInput = {
  /** The record that would be merged into this one. */
  readonly other: string
}

export type PatientCompareReply = {
  readonly kept: Patient
  readonly merged: Patient
  readonly fields: readonly ComparedField[]
  readonly moves: readonly MovedRows[]
  /** The record that goes has more in it, or as much and is older, and may stay. */
  readonly otherWay: boolean
}

export type PatientExpireInviteInput = {

}

export type PatientExpireInviteReply = Patient

export type PatientFindDuplicatesInput = {
  readonly name: HumanName
  readonly birthDate?: string
  readonly gender?: AdministrativeGender
  readonly contacts?: readonly ContactPoint[]
  readonly identifiers?: readonly Identifier[]
}

export type PatientFindDuplicatesReply = {
  readonly candidates: readonly DuplicateCandidate[]
}

export type PatientFindInput = {
  /** The whole name and the birth date; not together with an identifier. */
  readonly name?: {
    readonly family: string
    readonly given: string
    readonly birthDate: string
  }
  /** A number exactly as it is written, as that of the record; social security numbers are not found. */
  readonly identifier?: {
    readonly system?: string
    readonly value: string
  }
}

export type PatientFindReply = {
  readonly patients: readonly Reference[]
  readonly hits: readonly PatientHit[]
}

export type PatientInviteInput = {
  /** One of the person's own contacts: an e-mail address or a mobile number. */
  readonly target: string
  /** The re-entered password, or what stands for it: a code of the authenticator app, or the answer of a passkey to a question about this call. Never stored. */
  readonly credential: string
}

export type PatientInviteReply = {
  /** The address of the page, its secret in the fragment; works once. Absent when it was sent by e-mail. */
  readonly link?: string
  /** What the invited person is asked for beside the link; absent when it is the birth date. */
  readonly code?: string
  readonly expiresAt: string
}

export type PatientJudgeDuplicateInput = {
  /** The record with which this one was compared. */
  readonly other: string
  readonly ownVersion: string
  readonly otherVersion: string
  readonly verdict: DuplicateVerdict
}

export type PatientJudgeDuplicateReply = {
  readonly verdict: DuplicateVerdict
}

export type PatientMergeInput = {
  /** The record that is merged into this one. */
  readonly other: string
  readonly keptVersion: string
  readonly otherVersion: string
  /** Fields that are not named are taken as the comparison suggests. */
  readonly choices?: readonly ChosenField[]
}

export type PatientMergeReply = Patient

export type PatientMergesInput = {

}

export type PatientMergesReply = {
  readonly merges: readonly PatientMerge[]
}

export type PatientRevokeInviteInput = {

}

export type PatientRevokeInviteReply = Patient

export type PatientSuspectedDuplicatesInput = {

}

export type PatientSuspectedDuplicatesReply = {
  readonly pairs: readonly DuplicatePair[]
  /** Pairs of which somebody has said that they are not of the same person, the latest first. */
  readonly judged: readonly JudgedPair[]
}

export type PatientSyncInput = {
  /** Send it although the outside system has it. */
  readonly force?: boolean
}

export type PatientSyncReply = Patient

export type PatientUnmergeInput = {
  /** The record that was merged into this one. */
  readonly other: string
}

export type PatientUnmergeReply = Patient

export type PracticePreferencesBackgroundWorkInput = {

}

export type PracticePreferencesBackgroundWorkReply = {
  readonly jobs: readonly JobSummary[]
}

export type PracticePreferencesEnvironmentInput = {

}

export type PracticePreferencesEnvironmentReply = {
  readonly version: string
  readonly startedAt: string
  readonly database: ('embedded' | 'postgres')
  readonly databaseVersion: string
  readonly databaseBytes: number
  /** In bytes, where the server keeps its files. */
  readonly diskFree?: number
  readonly diskTotal?: number
  readonly sendsMail: boolean
  readonly remindsByEmail: boolean
  readonly remindsByText: boolean
  readonly hasOutsideSystem: boolean
  readonly trailSignedAt?: string
}

export type PracticePreferencesTryAgainInput = {
  readonly job: BackgroundJob
}

export type PracticePreferencesTryAgainReply = JobSummary

export type PractitionerActForInput = {
  readonly reason: CodedValue
  /** At least 15 characters. */
  readonly text: string
  /** The re-entered password, or what stands for it: a code of the authenticator app, or the answer of a passkey to a question about this call. Never stored. */
  readonly credential: string
}

export type PractitionerActForReply = {
  readonly until: string
}

export type PractitionerEffectiveAccessInput = {
  /** What is to be done with a type, as Note:Update. */
  readonly permission?: string
  /** A flag by its name, as CanSignNotes. */
  readonly flag?: string
  readonly patient?: Reference
  /** One record of the type that the permission names. */
  readonly row?: string
}

export type PractitionerEffectiveAccessReply = {
  readonly allowed: boolean
  /** What was asked about, where the question left it open. */
  readonly permission?: string
  readonly given: boolean
  readonly active: boolean
  readonly chain: readonly RoleChain[]
  /** Permissions and flags that no role gives. */
  readonly missing: readonly string[]
  readonly reach: ReachRule
  readonly lines: readonly ReachLine[]
  readonly state: RowState
  readonly label: LabelResult
  /** The labels of the record that not everybody in reach reads. */
  readonly labels: readonly string[]
  /** The record opens with a patient-access token only. */
  readonly tokenNeeded: boolean
  readonly advice: readonly AdvisedAccess[]
}

export type PractitionerEndActingInput = {

}

export type PractitionerEndActingReply = {
  /** False: the asker acted for nobody. */
  readonly ended: boolean
}

export type PractitionerEndSessionsInput = {
  /** The one to end; without it all of them. */
  readonly session?: string
}

export type PractitionerEndSessionsReply = {
  readonly ended: number
}

export type PractitionerExpireInviteInput = {

}

export type PractitionerExpireInviteReply = Practitioner

export type PractitionerInviteInput = {
  /** One of the person's own contacts: an e-mail address or a mobile number. */
  readonly target: string
  /** The re-entered password, or what stands for it: a code of the authenticator app, or the answer of a passkey to a question about this call. Never stored. */
  readonly credential: string
}

export type PractitionerInviteReply = {
  /** The address of the page, its secret in the fragment; works once. Absent when it was sent by e-mail. */
  readonly link?: string
  /** What the invited person is asked for beside the link; absent when it is the birth date. */
  readonly code?: string
  readonly expiresAt: string
}

export type PractitionerResetPasswordInput = {

}

export type PractitionerResetPasswordReply = {
  /** The address of the page, its secret in the fragment; works once. */
  readonly link: string
  readonly expiresAt: string
}

export type PractitionerRevokeInviteInput = {

}

export type PractitionerRevokeInviteReply = Practitioner

export type PractitionerSessionsInput = {

}

export type PractitionerSessionsReply = {
  readonly sessions: readonly StaffSession[]
}

export type PractitionerSignInsInput = {
  readonly practitioners: readonly string[]
}

export type PractitionerSignInsReply = {
  readonly people: readonly SignInSummary[]
}

export type PractitionerSyncInput = {
  /** Send it although the outside system has it. */
  readonly force?: boolean
}

export type PractitionerSyncReply = Practitioner

export type PractitionerTellUnsignedInput = {

}

export type PractitionerTellUnsignedReply = Practitioner

export type QuestionnaireImportInput = {
  readonly fileName: string
  /** The JSON of the file, or the whole text of a table. */
  readonly content: Json
}

export type QuestionnaireImportReply = {
  readonly questionnaires: readonly Reference[]
  readonly report: readonly ImportedQuestionnaire[]
}

export type QuestionnaireNewVersionInput = {

}

export type QuestionnaireNewVersionReply = Questionnaire

export type QuestionnairePrintInput = {
  /** The language of the questions, where the form has them in more than one; else that of whoever prints it. */
  readonly language?: string
}

export type QuestionnairePrintReply = {
  readonly name: string
  /** The bytes of the file, as base64. */
  readonly pdf: string
}

export type QuestionnairePublishInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type QuestionnairePublishReply = Questionnaire

export type QuestionnaireResponsePrintInput = {

}

export type QuestionnaireResponsePrintReply = {
  readonly name: string
  /** The bytes of the file, as base64. */
  readonly pdf: string
}

export type QuestionnaireResponseReviewInput = {
  /** The version that was read; another one is a conflict (2002). */
  readonly versionId: string
  /** Kept with each alert that is acknowledged now. */
  readonly action?: string
}

export type QuestionnaireResponseReviewReply = QuestionnaireResponse

export type QuestionnaireResponseUpgradeInput = {
  /** The version that was read; another one is a conflict (2002). */
  readonly versionId: string
  /** Takes the last move back. */
  readonly isUndone?: boolean
}

export type QuestionnaireResponseUpgradeReply = QuestionnaireResponse

export type QuestionnaireUseAsNoteInput = {
  /** Absent: the name of the questionnaire. */
  readonly name?: string
  /** Absent: the practice's first active one. */
  readonly signatureConfiguration?: Reference
}

export type QuestionnaireUseAsNoteReply = {
  readonly noteDefinition: Reference
  readonly sectionForms: readonly Reference[]
  readonly forms: readonly Reference[]
}

export type QuestionnaireUseStarterInput = {
  /** The key of the starter. */
  readonly starter: string
}

export type QuestionnaireUseStarterReply = {
  readonly definition: Reference
}

export type RelatedPersonExpireInviteInput = {

}

export type RelatedPersonExpireInviteReply = RelatedPerson

export type RelatedPersonInviteInput = {
  /** One of the person's own contacts: an e-mail address or a mobile number. */
  readonly target: string
  /** The re-entered password, or what stands for it: a code of the authenticator app, or the answer of a passkey to a question about this call. Never stored. */
  readonly credential: string
}

export type RelatedPersonInviteReply = {
  /** The address of the page, its secret in the fragment; works once. Absent when it was sent by e-mail. */
  readonly link?: string
  /** What the invited person is asked for beside the link; absent when it is the birth date. */
  readonly code?: string
  readonly expiresAt: string
}

export type RelatedPersonRevokeInviteInput = {

}

export type RelatedPersonRevokeInviteReply = RelatedPerson

export type ReportDeliveryDecryptPasswordInput = {
  /** The re-entered password, or what stands for it: a code of the authenticator app, or the answer of a passkey to a question about this call. Never stored. */
  readonly credential: string
}

export type ReportDeliveryDecryptPasswordReply = {
  readonly plaintext: string
}

export type ReportDeliveryExpireInput = {

}

export type ReportDeliveryExpireReply = ReportDelivery

export type ScriptNewVersionInput = {

}

export type ScriptNewVersionReply = Script

export type ScriptPublishInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type ScriptPublishReply = Script

export type SecurityTokenBreakGlassInput = {
  /** The patient's id; not together with a handle. */
  readonly patient?: string
  /** A patient outside of the own list, as the exact search has named it. */
  readonly handle?: string
  /** Without one the answer is 403 with 1003, as for a patient who is not there. */
  readonly reason?: CodedValue
  /** At least 15 characters. */
  readonly text?: string
  /** The re-entered password, or what stands for it: a code of the authenticator app, or the answer of a passkey to a question about this call. Never stored. */
  readonly credential: string
}

export type SecurityTokenBreakGlassReply = SecurityToken

export type SignatureConfigurationNewVersionInput = {

}

export type SignatureConfigurationNewVersionReply = SignatureConfiguration

export type SignatureConfigurationPublishInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type SignatureConfigurationPublishReply = SignatureConfiguration

export type SnippetTellUsesInput = {
  readonly uses: readonly TextUse[]
}

export type SnippetTellUsesReply = {
  /** How many texts were counted. */
  readonly counted: number
}

export type TranscriptionDiscardInput = {

}

export type TranscriptionDiscardReply = {
  /** How many drafts were taken away. */
  readonly discarded: number
}

export type TranscriptionDraftInput = {
  readonly note: Reference
  /** What was typed, a line each. */
  readonly phrases: readonly string[]
  /** Who agreed just now, and who heard it; kept as consents for that day. */
  readonly verbalConsents?: readonly {
    readonly person: Reference
    readonly witness: Reference
    /** Why it was not signed. */
    readonly reason?: string
  }[]
  /** The version of the draft that waits, as the caller had it; where one waits, another or none is a conflict (2002). */
  readonly versionId?: string
}

export type TranscriptionDraftReply = Transcription

export type TranscriptionInsertInput = {
  /** The version that the caller had; another one is a conflict (2002). */
  readonly versionId: string
}

export type TranscriptionInsertReply = Transcription

export type TranscriptionRemoveRecordingInput = {

}

export type TranscriptionRemoveRecordingReply = Transcription
