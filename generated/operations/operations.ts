// Generated from schemas/resources, schemas/plain and schemas/operations by npm run generate. Edits are lost.
import type { ResourceType } from '../types/resources.ts'
import type {
  AllergyReviewInput,
  AllergyReviewReply,
  AppointmentAcceptInput,
  AppointmentAcceptReply,
  AppointmentAnswerOfferInput,
  AppointmentAnswerOfferReply,
  AppointmentArrivalsInput,
  AppointmentArrivalsReply,
  AppointmentBusyInput,
  AppointmentBusyReply,
  AppointmentCalendarLinkInput,
  AppointmentCalendarLinkReply,
  AppointmentCalendarInput,
  AppointmentCalendarReply,
  AppointmentCancelSeriesInput,
  AppointmentCancelSeriesReply,
  AppointmentChangeSeriesInput,
  AppointmentChangeSeriesReply,
  AppointmentDeclineInput,
  AppointmentDeclineReply,
  AppointmentExpireOfferInput,
  AppointmentExpireOfferReply,
  AppointmentExtendSeriesInput,
  AppointmentExtendSeriesReply,
  AppointmentFindTimesInput,
  AppointmentFindTimesReply,
  AppointmentImportTimesInput,
  AppointmentImportTimesReply,
  AppointmentImportedTimesInput,
  AppointmentImportedTimesReply,
  AppointmentMakeCalendarLinkInput,
  AppointmentMakeCalendarLinkReply,
  AppointmentMarkNoShowInput,
  AppointmentMarkNoShowReply,
  AppointmentNoteCallInput,
  AppointmentNoteCallReply,
  AppointmentOfferTimeInput,
  AppointmentOfferTimeReply,
  AppointmentProposeInput,
  AppointmentProposeReply,
  AppointmentRemoveImportedTimesInput,
  AppointmentRemoveImportedTimesReply,
  AppointmentRepeatInput,
  AppointmentRepeatReply,
  AppointmentRevokeCalendarLinkInput,
  AppointmentRevokeCalendarLinkReply,
  AppointmentStartNoteInput,
  AppointmentStartNoteReply,
  AppointmentSyncInput,
  AppointmentSyncReply,
  AppointmentTakeProposalInput,
  AppointmentTakeProposalReply,
  AppointmentTakeReminderInput,
  AppointmentTakeReminderReply,
  AppointmentTellAgedInput,
  AppointmentTellAgedReply,
  AppointmentTellTooFewInput,
  AppointmentTellTooFewReply,
  AppointmentWaitingForInput,
  AppointmentWaitingForReply,
  AppointmentWithdrawInput,
  AppointmentWithdrawReply,
  AuditEventForcedAccessesInput,
  AuditEventForcedAccessesReply,
  AuditEventReviewAccessInput,
  AuditEventReviewAccessReply,
  CarePlanReadyInput,
  CarePlanReadyReply,
  CarePlanReopenInput,
  CarePlanReopenReply,
  CarePlanSessionCompleteInput,
  CarePlanSessionCompleteReply,
  CarePlanSignInput,
  CarePlanSignReply,
  CarePlanTellReviewInput,
  CarePlanTellReviewReply,
  ComplianceQuestionnaireNewVersionInput,
  ComplianceQuestionnaireNewVersionReply,
  ComplianceQuestionnairePublishInput,
  ComplianceQuestionnairePublishReply,
  ConditionFindCodesInput,
  ConditionFindCodesReply,
  ConsentExpireInput,
  ConsentExpireReply,
  ConsentRevokeInput,
  ConsentRevokeReply,
  ConsentSignInput,
  ConsentSignReply,
  CoverageSyncInput,
  CoverageSyncReply,
  DistrictAssignAddressesInput,
  DistrictAssignAddressesReply,
  DistrictChangeInput,
  DistrictChangeReply,
  DistrictLookAtChangeInput,
  DistrictLookAtChangeReply,
  DistrictOverviewInput,
  DistrictOverviewReply,
  DocumentReferenceKeepTextInput,
  DocumentReferenceKeepTextReply,
  DocumentTransmissionReleaseInput,
  DocumentTransmissionReleaseReply,
  DocumentTransmissionSendInput,
  DocumentTransmissionSendReply,
  DocumentTransmissionStopInput,
  DocumentTransmissionStopReply,
  DocumentTransmissionTakeResultInput,
  DocumentTransmissionTakeResultReply,
  EncounterSyncInput,
  EncounterSyncReply,
  EpisodeOfCareDischargeInput,
  EpisodeOfCareDischargeReply,
  EpisodeOfCareEnrollInput,
  EpisodeOfCareEnrollReply,
  EpisodeOfCareLookAtDischargeInput,
  EpisodeOfCareLookAtDischargeReply,
  EpisodeOfCareLookAtStepsInput,
  EpisodeOfCareLookAtStepsReply,
  EpisodeOfCareSyncInput,
  EpisodeOfCareSyncReply,
  FormNewVersionInput,
  FormNewVersionReply,
  FormPrintInput,
  FormPrintReply,
  FormPublishInput,
  FormPublishReply,
  FormUseStarterInput,
  FormUseStarterReply,
  GroupChangeMemberInput,
  GroupChangeMemberReply,
  GroupNoteDefinitionNewVersionInput,
  GroupNoteDefinitionNewVersionReply,
  GroupNoteDefinitionPublishInput,
  GroupNoteDefinitionPublishReply,
  GroupNoteDefinitionUseStarterInput,
  GroupNoteDefinitionUseStarterReply,
  ItineraryOpenInput,
  ItineraryOpenReply,
  ItineraryOverviewInput,
  ItineraryOverviewReply,
  ItineraryTellOverdueInput,
  ItineraryTellOverdueReply,
  MediaKeepTextInput,
  MediaKeepTextReply,
  MedicationReviewInput,
  MedicationReviewReply,
  NoteAddServiceInput,
  NoteAddServiceReply,
  NoteAddendumInput,
  NoteAddendumReply,
  NoteAmendInput,
  NoteAmendReply,
  NoteBundleInput,
  NoteBundleReply,
  NoteCorrectInput,
  NoteCorrectReply,
  NoteDefinitionExportPackageInput,
  NoteDefinitionExportPackageReply,
  NoteDefinitionImportPackageInput,
  NoteDefinitionImportPackageReply,
  NoteDefinitionNewVersionInput,
  NoteDefinitionNewVersionReply,
  NoteDefinitionPublishInput,
  NoteDefinitionPublishReply,
  NoteDefinitionStartersInput,
  NoteDefinitionStartersReply,
  NoteDefinitionUseStarterInput,
  NoteDefinitionUseStarterReply,
  NoteDefinitionWhereUsedInput,
  NoteDefinitionWhereUsedReply,
  NoteDiscardAmendmentInput,
  NoteDiscardAmendmentReply,
  NoteDiscardInput,
  NoteDiscardReply,
  NotePrintInput,
  NotePrintReply,
  NoteReadyInput,
  NoteReadyReply,
  NoteReassignInput,
  NoteReassignReply,
  NoteReturnInput,
  NoteReturnReply,
  NoteReviewInput,
  NoteReviewReply,
  NoteRuleNewVersionInput,
  NoteRuleNewVersionReply,
  NoteRulePublishInput,
  NoteRulePublishReply,
  NoteSectionFormNewVersionInput,
  NoteSectionFormNewVersionReply,
  NoteSectionFormPublishInput,
  NoteSectionFormPublishReply,
  NoteSignInput,
  NoteSignReply,
  NoteStartInput,
  NoteStartReply,
  NoteSyncInput,
  NoteSyncReply,
  NoteTakeSignatureInput,
  NoteTakeSignatureReply,
  NoteTakeSyncResultInput,
  NoteTakeSyncResultReply,
  NoteToSignInput,
  NoteToSignReply,
  NoteUnsignInput,
  NoteUnsignReply,
  NoteUpgradeInput,
  NoteUpgradeReply,
  NoteVoidInput,
  NoteVoidReply,
  ObservableRoutinesNewVersionInput,
  ObservableRoutinesNewVersionReply,
  ObservableRoutinesPublishInput,
  ObservableRoutinesPublishReply,
  PacketNewVersionInput,
  PacketNewVersionReply,
  PacketPublishInput,
  PacketPublishReply,
  PacketResponseAddFileInput,
  PacketResponseAddFileReply,
  PacketResponseAnswerInput,
  PacketResponseAnswerReply,
  PacketResponseDropFileInput,
  PacketResponseDropFileReply,
  PacketResponseExpireInput,
  PacketResponseExpireReply,
  PacketResponseLinkInput,
  PacketResponseLinkReply,
  PacketResponseReviewInput,
  PacketResponseReviewReply,
  PacketResponseRevokeLinkInput,
  PacketResponseRevokeLinkReply,
  PacketResponseSheetInput,
  PacketResponseSheetReply,
  PacketResponseStartTabletInput,
  PacketResponseStartTabletReply,
  PacketResponseSubmitInput,
  PacketResponseSubmitReply,
  PacketResponseTakeReminderInput,
  PacketResponseTakeReminderReply,
  PacketSendInput,
  PacketSendReply,
  PatientCompareInput,
  PatientCompareReply,
  PatientExpireInviteInput,
  PatientExpireInviteReply,
  PatientFindDuplicatesInput,
  PatientFindDuplicatesReply,
  PatientFindInput,
  PatientFindReply,
  PatientInviteInput,
  PatientInviteReply,
  PatientJudgeDuplicateInput,
  PatientJudgeDuplicateReply,
  PatientMergeInput,
  PatientMergeReply,
  PatientMergesInput,
  PatientMergesReply,
  PatientRevokeInviteInput,
  PatientRevokeInviteReply,
  PatientSuspectedDuplicatesInput,
  PatientSuspectedDuplicatesReply,
  PatientSyncInput,
  PatientSyncReply,
  PatientUnmergeInput,
  PatientUnmergeReply,
  PracticePreferencesBackgroundWorkInput,
  PracticePreferencesBackgroundWorkReply,
  PracticePreferencesEnvironmentInput,
  PracticePreferencesEnvironmentReply,
  PracticePreferencesTryAgainInput,
  PracticePreferencesTryAgainReply,
  PractitionerActForInput,
  PractitionerActForReply,
  PractitionerEffectiveAccessInput,
  PractitionerEffectiveAccessReply,
  PractitionerEndActingInput,
  PractitionerEndActingReply,
  PractitionerEndSessionsInput,
  PractitionerEndSessionsReply,
  PractitionerExpireInviteInput,
  PractitionerExpireInviteReply,
  PractitionerInviteInput,
  PractitionerInviteReply,
  PractitionerResetPasswordInput,
  PractitionerResetPasswordReply,
  PractitionerRevokeInviteInput,
  PractitionerRevokeInviteReply,
  PractitionerSessionsInput,
  PractitionerSessionsReply,
  PractitionerSignInsInput,
  PractitionerSignInsReply,
  PractitionerSyncInput,
  PractitionerSyncReply,
  PractitionerTellUnsignedInput,
  PractitionerTellUnsignedReply,
  QuestionnaireImportInput,
  QuestionnaireImportReply,
  QuestionnaireNewVersionInput,
  QuestionnaireNewVersionReply,
  QuestionnairePrintInput,
  QuestionnairePrintReply,
  QuestionnairePublishInput,
  QuestionnairePublishReply,
  QuestionnaireResponsePrintInput,
  QuestionnaireResponsePrintReply,
  QuestionnaireResponseReviewInput,
  QuestionnaireResponseReviewReply,
  QuestionnaireResponseUpgradeInput,
  QuestionnaireResponseUpgradeReply,
  QuestionnaireUseAsNoteInput,
  QuestionnaireUseAsNoteReply,
  QuestionnaireUseStarterInput,
  QuestionnaireUseStarterReply,
  RelatedPersonExpireInviteInput,
  RelatedPersonExpireInviteReply,
  RelatedPersonInviteInput,
  RelatedPersonInviteReply,
  RelatedPersonRevokeInviteInput,
  RelatedPersonRevokeInviteReply,
  ReportDeliveryDecryptPasswordInput,
  ReportDeliveryDecryptPasswordReply,
  ReportDeliveryExpireInput,
  ReportDeliveryExpireReply,
  ScriptNewVersionInput,
  ScriptNewVersionReply,
  ScriptPublishInput,
  ScriptPublishReply,
  SecurityTokenBreakGlassInput,
  SecurityTokenBreakGlassReply,
  SignatureConfigurationNewVersionInput,
  SignatureConfigurationNewVersionReply,
  SignatureConfigurationPublishInput,
  SignatureConfigurationPublishReply,
  SnippetTellUsesInput,
  SnippetTellUsesReply,
  TranscriptionDiscardInput,
  TranscriptionDiscardReply,
  TranscriptionDraftInput,
  TranscriptionDraftReply,
  TranscriptionInsertInput,
  TranscriptionInsertReply,
  TranscriptionRemoveRecordingInput,
  TranscriptionRemoveRecordingReply,
} from './acts.ts'
import type { PlainVerb } from './plain.ts'

/** One thing that can be asked of the server. `flags` must be held beside the permission. */
export type Operation = {
  readonly id: string
  readonly resource: ResourceType
  readonly verb: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly permission: string
  readonly flags: readonly string[]
  readonly offline: 'queue' | 'refuse'
  readonly kind: 'plain' | 'act'
}

/** Type → the word that begins its ids, its collection, and what may be asked: c(reate), r(ead), u(pdate), d(elete); of its file f(etch), w(rite), p(urge); g: of no practice. */
const rows = {
  Allergy: ['allergy', 'Allergies', 'crud'],
  Announcement: ['announcement', 'Announcements', 'crudg'],
  Appointment: ['appointment', 'Appointments', 'crud'],
  AuditEvent: ['auditEvent', 'AuditEvents', 'r'],
  CarePlanOutcome: ['carePlanOutcome', 'CarePlanOutcomes', 'crud'],
  CarePlanSession: ['carePlanSession', 'CarePlanSessions', 'crud'],
  CarePlan: ['carePlan', 'CarePlans', 'crud'],
  CdaParsingTask: ['cdaParsingTask', 'CdaParsingTasks', 'crud'],
  ChannelMembership: ['channelMembership', 'ChannelMemberships', 'crud'],
  Channel: ['channel', 'Channels', 'crud'],
  ChatMessage: ['chatMessage', 'ChatMessages', 'crud'],
  ClinicalDocument: ['clinicalDocument', 'ClinicalDocuments', 'crufw'],
  Communication: ['communication', 'Communications', 'crud'],
  ComplianceAudit: ['complianceAudit', 'ComplianceAudits', 'crud'],
  ComplianceQuestionnaire: ['complianceQuestionnaire', 'ComplianceQuestionnaires', 'crud'],
  Condition: ['condition', 'Conditions', 'crud'],
  Consent: ['consent', 'Consents', 'crud'],
  Contract: ['contract', 'Contracts', 'crud'],
  Coverage: ['coverage', 'Coverages', 'crud'],
  Dialogue: ['dialogue', 'Dialogues', 'crud'],
  District: ['district', 'Districts', 'crud'],
  DocumentReference: ['documentReference', 'DocumentReferences', 'crudfwpt'],
  DocumentTransmission: ['documentTransmission', 'DocumentTransmissions', 'cru'],
  Encounter: ['encounter', 'Encounters', 'crud'],
  EpisodeOfCare: ['episodeOfCare', 'EpisodesOfCare', 'cru'],
  Form: ['form', 'Forms', 'crud'],
  GrantSet: ['grantSet', 'GrantSets', 'cru'],
  GroupNoteDefinition: ['groupNoteDefinition', 'GroupNoteDefinitions', 'crud'],
  Group: ['group', 'Groups', 'crud'],
  HealthcareService: ['healthcareService', 'HealthcareServices', 'crud'],
  Itinerary: ['itinerary', 'Itineraries', 'crud'],
  KeyVault: ['keyVault', 'KeyVaults', 'crudg'],
  Listing: ['listing', 'Listings', 'crud'],
  Location: ['location', 'Locations', 'crud'],
  Media: ['media', 'Media', 'crudfwpt'],
  Medication: ['medication', 'Medications', 'crud'],
  Notation: ['notation', 'Notations', 'crudg'],
  NoteAudit: ['noteAudit', 'NoteAudits', 'crud'],
  NoteDefinition: ['noteDefinition', 'NoteDefinitions', 'crud'],
  NoteRule: ['noteRule', 'NoteRules', 'crud'],
  NoteSectionForm: ['noteSectionForm', 'NoteSectionForms', 'crud'],
  NoteTemplate: ['noteTemplate', 'NoteTemplates', 'crud'],
  Note: ['note', 'Notes', 'crud'],
  Notification: ['notification', 'Notifications', 'crud'],
  ObservableRoutines: ['observableRoutines', 'ObservableRoutines', 'crud'],
  Observation: ['observation', 'Observations', 'crud'],
  Organization: ['organization', 'Organizations', 'crud'],
  PacketResponse: ['packetResponse', 'PacketResponses', 'crud'],
  Packet: ['packet', 'Packets', 'crud'],
  Patient: ['patient', 'Patients', 'crud'],
  Person: ['person', 'People', 'crudg'],
  PersonalPreferences: ['personalPreferences', 'PersonalPreferences', 'cru'],
  PersonalSignature: ['personalSignature', 'PersonalSignatures', 'crud'],
  PracticePreferences: ['practicePreferences', 'PracticePreferences', 'ru'],
  Practice: ['practice', 'Practices', 'rug'],
  Practitioner: ['practitioner', 'Practitioners', 'crud'],
  Program: ['program', 'Programs', 'crud'],
  QuestionnaireResponse: ['questionnaireResponse', 'QuestionnaireResponses', 'crud'],
  Questionnaire: ['questionnaire', 'Questionnaires', 'crud'],
  RelatedPerson: ['relatedPerson', 'RelatedPeople', 'crud'],
  ReportCriteria: ['reportCriteria', 'ReportCriteria', 'crud'],
  ReportDelivery: ['reportDelivery', 'ReportDeliveries', 'crudf'],
  Schedule: ['schedule', 'Schedules', 'crud'],
  Scribble: ['scribble', 'Scribbles', 'crud'],
  Script: ['script', 'Scripts', 'crud'],
  SecurityRole: ['securityRole', 'SecurityRoles', 'cru'],
  SecurityToken: ['securityToken', 'SecurityTokens', 'crud'],
  SharedScribble: ['sharedScribble', 'SharedScribbles', 'crud'],
  SignatureConfiguration: ['signatureConfiguration', 'SignatureConfigurations', 'crud'],
  SnippetTemplate: ['snippetTemplate', 'SnippetTemplates', 'crudg'],
  Snippet: ['snippet', 'Snippets', 'crud'],
  SpeechRuleTemplate: ['speechRuleTemplate', 'SpeechRuleTemplates', 'crudg'],
  SpeechRule: ['speechRule', 'SpeechRules', 'crud'],
  TextExpansionTemplate: ['textExpansionTemplate', 'TextExpansionTemplates', 'crudg'],
  TextExpansion: ['textExpansion', 'TextExpansions', 'crud'],
  Transcription: ['transcription', 'Transcriptions', 'crud'],
} as const satisfies { readonly [Type in ResourceType]: readonly [string, string, string] }

/** What each letter allows: how it is asked for, and whether it may wait. */
const verbs = {
  c: { needs: 'Create', verbs: { create: ['POST', '', 'queue'] } },
  r: {
    needs: 'Read',
    verbs: {
      list: ['GET', '', 'refuse'],
      query: ['POST', '/queries', 'refuse'],
      read: ['GET', '/{id}', 'refuse'],
      readVersion: ['GET', '/{id}/_history/{versionId}', 'refuse'],
      history: ['GET', '/{id}/_history', 'refuse'],
    },
  },
  u: {
    needs: 'Update',
    verbs: { update: ['PUT', '/{id}', 'queue'], patch: ['PATCH', '/{id}', 'queue'] },
  },
  d: {
    needs: 'Delete',
    verbs: { delete: ['DELETE', '/{id}', 'queue'], restore: ['POST', '/{id}/restore', 'refuse'] },
  },
  f: {
    needs: 'Read',
    verbs: {
      readContent: ['GET', '/{id}/content', 'refuse'],
      readContentVersion: ['GET', '/{id}/_history/{versionId}/content', 'refuse'],
    },
  },
  w: {
    needs: 'Create',
    verbs: {
      writeContent: ['POST', '/{id}/content', 'refuse'],
      writeChunk: ['POST', '/{id}/content/chunks/{number}', 'refuse'],
      listChunks: ['GET', '/{id}/content/chunks', 'refuse'],
      commitChunks: ['POST', '/{id}/content/chunks', 'refuse'],
    },
  },
  p: { needs: 'Delete', verbs: { deleteContent: ['DELETE', '/{id}/content', 'refuse'] } },
  t: { needs: 'Update', verbs: { recognizeText: ['POST', '/{id}/ocr', 'refuse'] } },
} as const

type Rows = typeof rows
type Verbs = typeof verbs
type VerbOf<Letters extends string> = {
  [Letter in keyof Verbs]: Letters extends `${string}${Letter}${string}` ? keyof Verbs[Letter]['verbs'] & string : never
}[keyof Verbs]
type PlainIdOf<Type extends ResourceType, Verb extends PlainVerb> = Verb extends VerbOf<Rows[Type][2]>
  ? `${Rows[Type][0]}.${Verb}`
  : undefined
type EachPlainId = { readonly [Type in ResourceType]: { readonly [Verb in PlainVerb]: PlainIdOf<Type, Verb> } }

/** An interface, so that the compiler looks an id up also where the type is only known when it is asked. */
interface PlainIds extends EachPlainId {}

/** The ids of a plain verb, whatever the type: `PlainId<'query'>` ends in `.query`. */
export type PlainId<Verb extends PlainVerb = PlainVerb> = NonNullable<PlainIds[ResourceType][Verb]>

type Plain<Id extends string = string> = Operation & {
  readonly id: Id
  readonly verb: PlainVerb
  readonly kind: 'plain'
}
type PlainOperations = { readonly [Id in PlainId]: Plain<Id> }

function makePlain(): { readonly ids: PlainIds; readonly operations: PlainOperations } {
  const made: Record<string, Plain> = {}
  const ids = Object.entries(rows).map(([type, [word, collection, letters]]) => {
    const resource = type as ResourceType
    const base = letters.endsWith('g') ? `/api/v1/${collection}` : `/api/v1/practices/{practice}/${collection}`
    const own: Record<string, string | undefined> = {}
    for (const [letter, { needs, verbs: allowed }] of Object.entries(verbs)) {
      if (!letters.includes(letter)) continue
      for (const [name, [method, below, offline]] of Object.entries(allowed)) {
        const verb = name as PlainVerb
        const id = `${word}.${verb}`
        const permission = `${resource}:${needs}`
        own[verb] = id
        made[id] = { id, resource, verb, method, path: base + below, permission, flags: [], offline, kind: 'plain' }
      }
    }
    return [type, own] as const
  })
  return { ids: Object.fromEntries(ids) as PlainIds, operations: made as PlainOperations }
}

const plain = makePlain()

/** The id of a plain operation: `plainId.Patient.read`; undefined for what the type does not allow over the wire. */
export const plainId: PlainIds = plain.ids

type Differences = Pick<Operation, 'resource' | 'path' | 'permission'> &
  Partial<Pick<Operation, 'method' | 'flags' | 'offline'>>
type Usual = { readonly method: 'POST'; readonly flags: readonly []; readonly offline: 'refuse' }
type Acts<Given> = {
  readonly [Id in keyof Given & string]: Operation & { readonly id: Id; readonly kind: 'act' } & Omit<Usual, keyof Given[Id]> &
    Omit<Given[Id], 'path'>
}

/** Each says only what is not usual: POST, no flags, not offline, below a practice. */
function makeActs<const Given extends Readonly<Record<string, Differences>>>(given: Given): Acts<Given> {
  const made = Object.entries(given).map(([id, { path, ...act }]): [string, Operation] => [
    id,
    {
      id,
      verb: id.slice(id.indexOf('.') + 1),
      method: 'POST',
      flags: [],
      offline: 'refuse',
      kind: 'act',
      path: path.startsWith('/') ? path : `/api/v1/practices/{practice}/${path}`,
      ...act,
    },
  ])
  return Object.fromEntries(made) as Acts<Given>
}

const acts = makeActs({
  'allergy.review': { resource: 'Allergy', permission: 'Allergy:Update', path: 'Allergies/review' },
  'appointment.accept': { resource: 'Appointment', permission: 'Appointment:Update', path: 'Appointments/{id}/accept' },
  'appointment.answerOffer': {
    resource: 'Appointment',
    permission: 'Appointment:Update',
    path: 'Appointments/{id}/answer-offer',
  },
  'appointment.arrivals': {
    resource: 'Appointment',
    permission: 'Appointment:Read',
    path: 'Appointments/arrivals',
    flags: [
      'app:contract-enum:schedulerflags:CanCheckIn:Allow',
      'app:contract-enum:schedulerflags:CanManageAppointments:Allow',
    ],
  },
  'appointment.busy': { resource: 'Appointment', permission: 'Appointment:Read', path: 'Appointments/busy' },
  'appointment.calendarLink': { resource: 'Appointment', permission: 'Appointment:Read', path: 'Appointments/calendar-link' },
  'appointment.calendar': { resource: 'Appointment', permission: 'Appointment:Read', path: 'Appointments/calendar' },
  'appointment.cancelSeries': {
    resource: 'Appointment',
    permission: 'Appointment:Update',
    path: 'Appointments/{id}/cancel-series',
  },
  'appointment.changeSeries': {
    resource: 'Appointment',
    permission: 'Appointment:Update',
    path: 'Appointments/{id}/change-series',
  },
  'appointment.decline': { resource: 'Appointment', permission: 'Appointment:Update', path: 'Appointments/{id}/decline' },
  'appointment.expireOffer': {
    resource: 'Appointment',
    permission: 'Appointment:Update',
    path: 'Appointments/{id}/expire-offer',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'appointment.extendSeries': {
    resource: 'Appointment',
    permission: 'Appointment:Create',
    path: 'Appointments/{id}/extend-series',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'appointment.findTimes': { resource: 'Appointment', permission: 'Appointment:Read', path: 'Appointments/findTimes' },
  'appointment.importTimes': { resource: 'Appointment', permission: 'Appointment:Read', path: 'Appointments/import-times' },
  'appointment.importedTimes': { resource: 'Appointment', permission: 'Appointment:Read', path: 'Appointments/imported-times' },
  'appointment.makeCalendarLink': {
    resource: 'Appointment',
    permission: 'Appointment:Read',
    path: 'Appointments/make-calendar-link',
  },
  'appointment.markNoShow': {
    resource: 'Appointment',
    permission: 'Appointment:Update',
    path: 'Appointments/{id}/mark-no-show',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'appointment.noteCall': { resource: 'Appointment', permission: 'Appointment:Update', path: 'Appointments/{id}/note-call' },
  'appointment.offerTime': {
    resource: 'Appointment',
    permission: 'Appointment:Update',
    path: 'Appointments/{id}/offer-time',
  },
  'appointment.propose': { resource: 'Appointment', permission: 'Appointment:Update', path: 'Appointments/{id}/propose' },
  'appointment.removeImportedTimes': {
    resource: 'Appointment',
    permission: 'Appointment:Read',
    path: 'Appointments/remove-imported-times',
  },
  'appointment.repeat': { resource: 'Appointment', permission: 'Appointment:Create', path: 'Appointments/{id}/repeat' },
  'appointment.revokeCalendarLink': {
    resource: 'Appointment',
    permission: 'Appointment:Read',
    path: 'Appointments/revoke-calendar-link',
  },
  'appointment.startNote': { resource: 'Appointment', permission: 'Note:Create', path: 'Appointments/{id}/start-note' },
  'appointment.sync': {
    resource: 'Appointment',
    permission: 'Appointment:Update',
    path: 'Appointments/{id}/sync',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
  },
  'appointment.takeProposal': {
    resource: 'Appointment',
    permission: 'Appointment:Update',
    path: 'Appointments/{id}/take-proposal',
  },
  'appointment.takeReminder': {
    resource: 'Appointment',
    permission: 'Appointment:Update',
    path: 'Appointments/{id}/take-reminder',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'appointment.tellAged': {
    resource: 'Appointment',
    permission: 'Notification:Create',
    path: 'Appointments/{id}/tell-aged',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'appointment.tellTooFew': {
    resource: 'Appointment',
    permission: 'Notification:Create',
    path: 'Appointments/{id}/tell-too-few',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'appointment.waitingFor': { resource: 'Appointment', permission: 'Appointment:Read', path: 'Appointments/waiting-for' },
  'appointment.withdraw': { resource: 'Appointment', permission: 'Appointment:Update', path: 'Appointments/{id}/withdraw' },
  'auditEvent.forcedAccesses': { resource: 'AuditEvent', permission: 'AuditEvent:Read', path: 'AuditEvents/forced-accesses' },
  'auditEvent.reviewAccess': {
    resource: 'AuditEvent',
    permission: 'Patient:Update',
    path: 'AuditEvents/{id}/review-access',
    flags: ['app:contract-enum:administrativeflags:PrivacyOfficer:Allow'],
  },
  'carePlanSession.complete': {
    resource: 'CarePlanSession',
    permission: 'CarePlanSession:Update',
    path: 'CarePlanSessions/{id}/complete',
  },
  'carePlan.ready': { resource: 'CarePlan', permission: 'CarePlan:Update', path: 'CarePlans/{id}/ready' },
  'carePlan.reopen': { resource: 'CarePlan', permission: 'CarePlan:Update', path: 'CarePlans/{id}/reopen' },
  'carePlan.sign': { resource: 'CarePlan', permission: 'CarePlan:Update', path: 'CarePlans/{id}/sign' },
  'carePlan.tellReview': {
    resource: 'CarePlan',
    permission: 'Notification:Create',
    path: 'CarePlans/{id}/tell-review',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'complianceQuestionnaire.newVersion': {
    resource: 'ComplianceQuestionnaire',
    permission: 'ComplianceQuestionnaire:Create',
    path: 'ComplianceQuestionnaires/{id}/new-version',
  },
  'complianceQuestionnaire.publish': {
    resource: 'ComplianceQuestionnaire',
    permission: 'ComplianceQuestionnaire:Update',
    path: 'ComplianceQuestionnaires/{id}/publish',
    flags: ['app:contract-enum:surveyflags:CanManageQuestionnaires:Allow'],
  },
  'condition.findCodes': { resource: 'Condition', permission: 'Condition:Read', path: 'Conditions/find-codes' },
  'consent.expire': {
    resource: 'Consent',
    permission: 'Consent:Update',
    path: 'Consents/{id}/expire',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'consent.revoke': { resource: 'Consent', permission: 'Consent:Update', path: 'Consents/{id}/revoke' },
  'consent.sign': {
    resource: 'Consent',
    permission: 'Consent:Update',
    path: 'Consents/{id}/sign',
    flags: ['app:contract-enum:administrativeflags:CanManageConsents:Allow'],
  },
  'coverage.sync': {
    resource: 'Coverage',
    permission: 'Coverage:Update',
    path: 'Coverages/{id}/sync',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
  },
  'district.assignAddresses': {
    resource: 'District',
    permission: 'District:Read',
    path: 'Districts/assign-addresses',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'district.change': { resource: 'District', permission: 'District:Update', path: 'Districts/change' },
  'district.lookAtChange': { resource: 'District', permission: 'District:Update', path: 'Districts/look-at-change' },
  'district.overview': { resource: 'District', permission: 'District:Read', path: 'Districts/overview' },
  'documentReference.keepText': {
    resource: 'DocumentReference',
    permission: 'DocumentReference:Update',
    path: 'DocumentReferences/{id}/keep-text',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'documentTransmission.release': {
    resource: 'DocumentTransmission',
    permission: 'DocumentTransmission:Update',
    path: 'DocumentTransmissions/{id}/release',
    flags: ['app:contract-enum:administrativeflags:PrivacyOfficer:Allow'],
  },
  'documentTransmission.send': {
    resource: 'DocumentTransmission',
    permission: 'DocumentTransmission:Update',
    path: 'DocumentTransmissions/{id}/send',
    flags: ['app:contract-enum:clinicalflags:CanTransmitDocuments:Allow'],
  },
  'documentTransmission.stop': {
    resource: 'DocumentTransmission',
    permission: 'DocumentTransmission:Update',
    path: 'DocumentTransmissions/{id}/stop',
    flags: ['app:contract-enum:clinicalflags:CanTransmitDocuments:Allow'],
  },
  'documentTransmission.takeResult': {
    resource: 'DocumentTransmission',
    permission: 'DocumentTransmission:Update',
    path: 'DocumentTransmissions/{id}/take-result',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'encounter.sync': {
    resource: 'Encounter',
    permission: 'Encounter:Update',
    path: 'Encounters/{id}/sync',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
  },
  'episodeOfCare.discharge': {
    resource: 'EpisodeOfCare',
    permission: 'EpisodeOfCare:Update',
    path: 'EpisodesOfCare/{id}/discharge',
  },
  'episodeOfCare.enroll': { resource: 'EpisodeOfCare', permission: 'EpisodeOfCare:Create', path: 'EpisodesOfCare/enroll' },
  'episodeOfCare.lookAtDischarge': {
    resource: 'EpisodeOfCare',
    permission: 'EpisodeOfCare:Update',
    path: 'EpisodesOfCare/{id}/look-at-discharge',
  },
  'episodeOfCare.lookAtSteps': {
    resource: 'EpisodeOfCare',
    permission: 'EpisodeOfCare:Read',
    path: 'EpisodesOfCare/{id}/look-at-steps',
  },
  'episodeOfCare.sync': {
    resource: 'EpisodeOfCare',
    permission: 'EpisodeOfCare:Update',
    path: 'EpisodesOfCare/{id}/sync',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
  },
  'form.newVersion': { resource: 'Form', permission: 'Form:Create', path: 'Forms/{id}/new-version' },
  'form.print': { resource: 'Form', permission: 'Form:Read', path: 'Forms/{id}/print' },
  'form.publish': {
    resource: 'Form',
    permission: 'Form:Update',
    path: 'Forms/{id}/publish',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
  },
  'form.useStarter': { resource: 'Form', permission: 'Form:Create', path: 'Forms/use-starter' },
  'groupNoteDefinition.newVersion': {
    resource: 'GroupNoteDefinition',
    permission: 'GroupNoteDefinition:Create',
    path: 'GroupNoteDefinitions/{id}/new-version',
  },
  'groupNoteDefinition.publish': {
    resource: 'GroupNoteDefinition',
    permission: 'GroupNoteDefinition:Update',
    path: 'GroupNoteDefinitions/{id}/publish',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
  },
  'groupNoteDefinition.useStarter': {
    resource: 'GroupNoteDefinition',
    permission: 'GroupNoteDefinition:Create',
    path: 'GroupNoteDefinitions/use-starter',
  },
  'group.changeMember': { resource: 'Group', permission: 'Group:Update', path: 'Groups/{id}/change-member' },
  'itinerary.open': {
    resource: 'Itinerary',
    permission: 'Itinerary:Create',
    path: 'Itineraries/open',
    flags: ['app:contract-enum:schedulerflags:CanUseItinerary:Allow'],
  },
  'itinerary.overview': {
    resource: 'Itinerary',
    permission: 'Itinerary:Read',
    path: 'Itineraries/overview',
    flags: ['app:contract-enum:schedulerflags:CanManageItineraries:Allow'],
  },
  'itinerary.tellOverdue': {
    resource: 'Itinerary',
    permission: 'Notification:Create',
    path: 'Itineraries/{id}/tell-overdue',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'media.keepText': {
    resource: 'Media',
    permission: 'DocumentReference:Update',
    path: 'Media/{id}/keep-text',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'medication.review': { resource: 'Medication', permission: 'Medication:Update', path: 'Medications/review' },
  'noteDefinition.exportPackage': {
    resource: 'NoteDefinition',
    permission: 'NoteDefinition:Read',
    path: 'NoteDefinitions/export-package',
  },
  'noteDefinition.importPackage': {
    resource: 'NoteDefinition',
    permission: 'NoteDefinition:Create',
    path: 'NoteDefinitions/import-package',
  },
  'noteDefinition.newVersion': {
    resource: 'NoteDefinition',
    permission: 'NoteDefinition:Create',
    path: 'NoteDefinitions/{id}/new-version',
  },
  'noteDefinition.publish': {
    resource: 'NoteDefinition',
    permission: 'NoteDefinition:Update',
    path: 'NoteDefinitions/{id}/publish',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
  },
  'noteDefinition.starters': {
    resource: 'NoteDefinition',
    permission: 'NoteDefinition:Create',
    path: 'NoteDefinitions/starters',
  },
  'noteDefinition.useStarter': {
    resource: 'NoteDefinition',
    permission: 'NoteDefinition:Create',
    path: 'NoteDefinitions/use-starter',
  },
  'noteDefinition.whereUsed': {
    resource: 'NoteDefinition',
    permission: 'NoteDefinition:Read',
    path: 'NoteDefinitions/where-used',
  },
  'noteRule.newVersion': { resource: 'NoteRule', permission: 'NoteRule:Create', path: 'NoteRules/{id}/new-version' },
  'noteRule.publish': {
    resource: 'NoteRule',
    permission: 'NoteRule:Update',
    path: 'NoteRules/{id}/publish',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
  },
  'noteSectionForm.newVersion': {
    resource: 'NoteSectionForm',
    permission: 'NoteSectionForm:Create',
    path: 'NoteSectionForms/{id}/new-version',
  },
  'noteSectionForm.publish': {
    resource: 'NoteSectionForm',
    permission: 'NoteSectionForm:Update',
    path: 'NoteSectionForms/{id}/publish',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
  },
  'note.addService': { resource: 'Note', permission: 'Note:Create', path: 'Notes/{id}/services' },
  'note.addendum': {
    resource: 'Note',
    permission: 'Note:Update',
    path: 'Notes/{id}/addendum',
    flags: ['app:contract-enum:clinicalflags:CanSignNotes:Allow'],
  },
  'note.amend': { resource: 'Note', permission: 'Note:Update', path: 'Notes/{id}/amend' },
  'note.bundle': { resource: 'Note', permission: 'Note:Read', path: 'Notes/{id}/bundle' },
  'note.correct': { resource: 'Note', permission: 'Note:Update', path: 'Notes/{id}/correct' },
  'note.discardAmendment': { resource: 'Note', permission: 'Note:Update', path: 'Notes/{id}/discard-amendment' },
  'note.discard': { resource: 'Note', permission: 'Note:Delete', path: 'Notes/{id}/discard' },
  'note.print': { resource: 'Note', permission: 'Note:Read', path: 'Notes/{id}/print' },
  'note.ready': { resource: 'Note', permission: 'Note:Update', path: 'Notes/{id}/ready' },
  'note.reassign': {
    resource: 'Note',
    permission: 'Note:Update',
    path: 'Notes/{id}/reassign',
    flags: ['app:contract-enum:clinicalflags:CanCoSignNotes:Allow'],
  },
  'note.return': { resource: 'Note', permission: 'Note:Read', path: 'Notes/{id}/return' },
  'note.review': { resource: 'Note', permission: 'Note:Read', path: 'Notes/{id}/review' },
  'note.sign': {
    resource: 'Note',
    permission: 'Note:Update',
    path: 'Notes/{id}/sign',
    flags: ['app:contract-enum:clinicalflags:CanSignNotes:Allow'],
  },
  'note.start': { resource: 'Note', permission: 'Note:Create', path: 'Notes/start' },
  'note.sync': {
    resource: 'Note',
    permission: 'Note:Update',
    path: 'Notes/{id}/sync',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
  },
  'note.takeSignature': {
    resource: 'Note',
    permission: 'Note:Update',
    path: 'Notes/{id}/take-signature',
    flags: ['app:contract-enum:clinicalflags:CanSignNotes:Allow'],
  },
  'note.takeSyncResult': {
    resource: 'Note',
    permission: 'Note:Update',
    path: 'Notes/{id}/take-sync-result',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'note.toSign': { resource: 'Note', permission: 'Note:Read', path: 'Notes/to-sign' },
  'note.unsign': { resource: 'Note', permission: 'Note:Update', path: 'Notes/{id}/unsign' },
  'note.upgrade': { resource: 'Note', permission: 'Note:Update', path: 'Notes/{id}/upgrade' },
  'note.void': {
    resource: 'Note',
    permission: 'Note:Update',
    path: 'Notes/{id}/void',
    flags: ['app:contract-enum:clinicalflags:CanVoidNotes:Allow'],
  },
  'observableRoutines.newVersion': {
    resource: 'ObservableRoutines',
    permission: 'ObservableRoutines:Create',
    path: 'ObservableRoutines/{id}/new-version',
  },
  'observableRoutines.publish': {
    resource: 'ObservableRoutines',
    permission: 'ObservableRoutines:Update',
    path: 'ObservableRoutines/{id}/publish',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
  },
  'packetResponse.addFile': {
    resource: 'PacketResponse',
    permission: 'PacketResponse:Update',
    path: 'PacketResponses/{id}/add-file',
  },
  'packetResponse.answer': {
    resource: 'PacketResponse',
    permission: 'PacketResponse:Update',
    path: 'PacketResponses/{id}/answer',
  },
  'packetResponse.dropFile': {
    resource: 'PacketResponse',
    permission: 'PacketResponse:Update',
    path: 'PacketResponses/{id}/drop-file',
  },
  'packetResponse.expire': {
    resource: 'PacketResponse',
    permission: 'PacketResponse:Update',
    path: 'PacketResponses/{id}/expire',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'packetResponse.link': {
    resource: 'PacketResponse',
    permission: 'PacketResponse:Update',
    path: 'PacketResponses/{id}/link',
    flags: ['app:contract-enum:surveyflags:CanSendPackets:Allow'],
  },
  'packetResponse.review': {
    resource: 'PacketResponse',
    permission: 'PacketResponse:Update',
    path: 'PacketResponses/{id}/review',
    flags: ['app:contract-enum:surveyflags:CanSendPackets:Allow'],
  },
  'packetResponse.revokeLink': {
    resource: 'PacketResponse',
    permission: 'PacketResponse:Update',
    path: 'PacketResponses/{id}/revoke-link',
    flags: ['app:contract-enum:surveyflags:CanSendPackets:Allow'],
  },
  'packetResponse.sheet': {
    resource: 'PacketResponse',
    permission: 'PacketResponse:Update',
    path: 'PacketResponses/{id}/sheet',
  },
  'packetResponse.startTablet': {
    resource: 'PacketResponse',
    permission: 'PacketResponse:Update',
    path: 'PacketResponses/{id}/start-tablet',
    flags: ['app:contract-enum:surveyflags:CanSendPackets:Allow'],
  },
  'packetResponse.submit': {
    resource: 'PacketResponse',
    permission: 'PacketResponse:Update',
    path: 'PacketResponses/{id}/submit',
  },
  'packetResponse.takeReminder': {
    resource: 'PacketResponse',
    permission: 'PacketResponse:Update',
    path: 'PacketResponses/{id}/take-reminder',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'packet.newVersion': { resource: 'Packet', permission: 'Packet:Create', path: 'Packets/{id}/new-version' },
  'packet.publish': {
    resource: 'Packet',
    permission: 'Packet:Update',
    path: 'Packets/{id}/publish',
    flags: ['app:contract-enum:surveyflags:CanManagePackets:Allow'],
  },
  'packet.send': {
    resource: 'Packet',
    permission: 'PacketResponse:Create',
    path: 'Packets/{id}/send',
    flags: ['app:contract-enum:surveyflags:CanSendPackets:Allow'],
  },
  'patient.compare': {
    resource: 'Patient',
    permission: 'Patient:Update',
    path: 'Patients/{id}/compare',
    flags: ['app:contract-enum:administrativeflags:CanMergePatients:Allow'],
  },
  'patient.expireInvite': {
    resource: 'Patient',
    permission: 'Patient:Update',
    path: 'Patients/{id}/expire-invite',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'patient.findDuplicates': { resource: 'Patient', permission: 'Patient:Read', path: 'Patients/find-duplicates' },
  'patient.find': {
    resource: 'Patient',
    permission: 'Patient:Read',
    path: 'Patients/find',
    flags: ['app:contract-enum:clinicalflags:CanReadPatients:Allow'],
  },
  'patient.invite': {
    resource: 'Patient',
    permission: 'Patient:Update',
    path: 'Patients/{id}/invite',
    flags: ['app:contract-enum:clinicalflags:CanManagePatients:Allow'],
  },
  'patient.judgeDuplicate': {
    resource: 'Patient',
    permission: 'Patient:Update',
    path: 'Patients/{id}/judge-duplicate',
    flags: ['app:contract-enum:administrativeflags:CanMergePatients:Allow'],
  },
  'patient.merge': {
    resource: 'Patient',
    permission: 'Patient:Update',
    path: 'Patients/{id}/merge',
    flags: ['app:contract-enum:administrativeflags:CanMergePatients:Allow'],
  },
  'patient.merges': { resource: 'Patient', permission: 'Patient:Read', path: 'Patients/{id}/merges' },
  'patient.revokeInvite': {
    resource: 'Patient',
    permission: 'Patient:Update',
    path: 'Patients/{id}/revoke-invite',
    flags: ['app:contract-enum:clinicalflags:CanManagePatients:Allow'],
  },
  'patient.suspectedDuplicates': {
    resource: 'Patient',
    permission: 'Patient:Update',
    path: 'Patients/suspected-duplicates',
    flags: ['app:contract-enum:administrativeflags:CanMergePatients:Allow'],
  },
  'patient.sync': {
    resource: 'Patient',
    permission: 'Patient:Update',
    path: 'Patients/{id}/sync',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
  },
  'patient.unmerge': {
    resource: 'Patient',
    permission: 'Patient:Update',
    path: 'Patients/{id}/unmerge',
    flags: ['app:contract-enum:administrativeflags:CanMergePatients:Allow'],
  },
  'practicePreferences.backgroundWork': {
    resource: 'PracticePreferences',
    permission: 'PracticePreferences:Read',
    path: 'PracticePreferences/background-work',
    flags: ['app:contract-enum:administrativeflags:CanManagePreferences:Allow'],
  },
  'practicePreferences.environment': {
    resource: 'PracticePreferences',
    permission: 'PracticePreferences:Read',
    path: 'PracticePreferences/environment',
    flags: ['app:contract-enum:administrativeflags:CanManagePreferences:Allow'],
  },
  'practicePreferences.tryAgain': {
    resource: 'PracticePreferences',
    permission: 'PracticePreferences:Update',
    path: 'PracticePreferences/try-again',
    flags: ['app:contract-enum:administrativeflags:CanManagePreferences:Allow'],
  },
  'practitioner.actFor': {
    resource: 'Practitioner',
    permission: 'Practitioner:Read',
    path: 'Practitioners/{id}/act-for',
    flags: ['app:contract-enum:internalflags:CanImpersonate:Allow'],
  },
  'practitioner.effectiveAccess': {
    resource: 'Practitioner',
    permission: 'Practitioner:Read',
    path: 'Practitioners/{id}/effective-access',
  },
  'practitioner.endActing': { resource: 'Practitioner', permission: 'Practitioner:Read', path: 'Practitioners/end-acting' },
  'practitioner.endSessions': {
    resource: 'Practitioner',
    permission: 'Practitioner:Update',
    path: 'Practitioners/{id}/end-sessions',
    flags: ['app:contract-enum:administrativeflags:CanManageUsers:Allow'],
  },
  'practitioner.expireInvite': {
    resource: 'Practitioner',
    permission: 'Practitioner:Read',
    path: 'Practitioners/{id}/expire-invite',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'practitioner.invite': {
    resource: 'Practitioner',
    permission: 'Practitioner:Update',
    path: 'Practitioners/{id}/invite',
    flags: ['app:contract-enum:administrativeflags:CanManageUsers:Allow'],
  },
  'practitioner.resetPassword': {
    resource: 'Practitioner',
    permission: 'Practitioner:Update',
    path: 'Practitioners/{id}/reset-password',
    flags: ['app:contract-enum:administrativeflags:CanManageUsers:Allow'],
  },
  'practitioner.revokeInvite': {
    resource: 'Practitioner',
    permission: 'Practitioner:Update',
    path: 'Practitioners/{id}/revoke-invite',
    flags: ['app:contract-enum:administrativeflags:CanManageUsers:Allow'],
  },
  'practitioner.sessions': {
    resource: 'Practitioner',
    permission: 'Practitioner:Read',
    path: 'Practitioners/{id}/sessions',
    flags: ['app:contract-enum:administrativeflags:CanManageUsers:Allow'],
  },
  'practitioner.signIns': {
    resource: 'Practitioner',
    permission: 'Practitioner:Read',
    path: 'Practitioners/sign-ins',
    flags: ['app:contract-enum:administrativeflags:CanManageUsers:Allow'],
  },
  'practitioner.sync': {
    resource: 'Practitioner',
    permission: 'Practitioner:Update',
    path: 'Practitioners/{id}/sync',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
  },
  'practitioner.tellUnsigned': {
    resource: 'Practitioner',
    permission: 'Notification:Create',
    path: 'Practitioners/{id}/tell-unsigned',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'questionnaireResponse.print': {
    resource: 'QuestionnaireResponse',
    permission: 'QuestionnaireResponse:Read',
    path: 'QuestionnaireResponses/{id}/print',
  },
  'questionnaireResponse.review': {
    resource: 'QuestionnaireResponse',
    permission: 'QuestionnaireResponse:Update',
    path: 'QuestionnaireResponses/{id}/review',
  },
  'questionnaireResponse.upgrade': {
    resource: 'QuestionnaireResponse',
    permission: 'QuestionnaireResponse:Update',
    path: 'QuestionnaireResponses/{id}/upgrade',
  },
  'questionnaire.import': { resource: 'Questionnaire', permission: 'Questionnaire:Create', path: 'Questionnaires/import' },
  'questionnaire.newVersion': {
    resource: 'Questionnaire',
    permission: 'Questionnaire:Create',
    path: 'Questionnaires/{id}/new-version',
  },
  'questionnaire.print': { resource: 'Questionnaire', permission: 'Questionnaire:Read', path: 'Questionnaires/{id}/print' },
  'questionnaire.publish': {
    resource: 'Questionnaire',
    permission: 'Questionnaire:Update',
    path: 'Questionnaires/{id}/publish',
    flags: ['app:contract-enum:surveyflags:CanManageQuestionnaires:Allow'],
  },
  'questionnaire.useAsNote': {
    resource: 'Questionnaire',
    permission: 'NoteDefinition:Create',
    path: 'Questionnaires/{id}/use-as-note',
  },
  'questionnaire.useStarter': {
    resource: 'Questionnaire',
    permission: 'Questionnaire:Create',
    path: 'Questionnaires/use-starter',
  },
  'relatedPerson.expireInvite': {
    resource: 'RelatedPerson',
    permission: 'Patient:Update',
    path: 'RelatedPeople/{id}/expire-invite',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'relatedPerson.invite': {
    resource: 'RelatedPerson',
    permission: 'RelatedPerson:Update',
    path: 'RelatedPeople/{id}/invite',
    flags: ['app:contract-enum:clinicalflags:CanManagePatients:Allow'],
  },
  'relatedPerson.revokeInvite': {
    resource: 'RelatedPerson',
    permission: 'RelatedPerson:Update',
    path: 'RelatedPeople/{id}/revoke-invite',
    flags: ['app:contract-enum:clinicalflags:CanManagePatients:Allow'],
  },
  'reportDelivery.decryptPassword': {
    resource: 'ReportDelivery',
    permission: 'ReportDelivery:Read',
    path: 'ReportDeliveries/{id}/decrypt-password',
  },
  'reportDelivery.expire': {
    resource: 'ReportDelivery',
    permission: 'ReportDelivery:Update',
    path: 'ReportDeliveries/{id}/expire',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
  'script.newVersion': { resource: 'Script', permission: 'Script:Create', path: 'Scripts/{id}/new-version' },
  'script.publish': {
    resource: 'Script',
    permission: 'Script:Update',
    path: 'Scripts/{id}/publish',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
  },
  'securityToken.breakGlass': {
    resource: 'SecurityToken',
    permission: 'SecurityToken:Create',
    path: 'SecurityTokens/break-glass',
  },
  'signatureConfiguration.newVersion': {
    resource: 'SignatureConfiguration',
    permission: 'SignatureConfiguration:Create',
    path: 'SignatureConfigurations/{id}/new-version',
  },
  'signatureConfiguration.publish': {
    resource: 'SignatureConfiguration',
    permission: 'SignatureConfiguration:Update',
    path: 'SignatureConfigurations/{id}/publish',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
  },
  'snippet.tellUses': { resource: 'Snippet', permission: 'Snippet:Update', path: 'Snippets/tell-uses' },
  'transcription.discard': {
    resource: 'Transcription',
    permission: 'Transcription:Delete',
    path: 'Transcriptions/{id}/discard',
  },
  'transcription.draft': { resource: 'Transcription', permission: 'Transcription:Create', path: 'Transcriptions/draft' },
  'transcription.insert': {
    resource: 'Transcription',
    permission: 'Transcription:Update',
    path: 'Transcriptions/{id}/insert',
  },
  'transcription.removeRecording': {
    resource: 'Transcription',
    permission: 'Transcription:Update',
    path: 'Transcriptions/{id}/remove-recording',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
  },
})

/** Everything that can be asked, by its id. What a type does not allow over the wire is not here. */
export const operations = { ...plain.operations, ...acts }

export type OperationId = keyof typeof operations

/** The inputs of the acts: what stands in the body. */
export type ActInputs = {
  readonly 'allergy.review': AllergyReviewInput
  readonly 'appointment.accept': AppointmentAcceptInput
  readonly 'appointment.answerOffer': AppointmentAnswerOfferInput
  readonly 'appointment.arrivals': AppointmentArrivalsInput
  readonly 'appointment.busy': AppointmentBusyInput
  readonly 'appointment.calendarLink': AppointmentCalendarLinkInput
  readonly 'appointment.calendar': AppointmentCalendarInput
  readonly 'appointment.cancelSeries': AppointmentCancelSeriesInput
  readonly 'appointment.changeSeries': AppointmentChangeSeriesInput
  readonly 'appointment.decline': AppointmentDeclineInput
  readonly 'appointment.expireOffer': AppointmentExpireOfferInput
  readonly 'appointment.extendSeries': AppointmentExtendSeriesInput
  readonly 'appointment.findTimes': AppointmentFindTimesInput
  readonly 'appointment.importTimes': AppointmentImportTimesInput
  readonly 'appointment.importedTimes': AppointmentImportedTimesInput
  readonly 'appointment.makeCalendarLink': AppointmentMakeCalendarLinkInput
  readonly 'appointment.markNoShow': AppointmentMarkNoShowInput
  readonly 'appointment.noteCall': AppointmentNoteCallInput
  readonly 'appointment.offerTime': AppointmentOfferTimeInput
  readonly 'appointment.propose': AppointmentProposeInput
  readonly 'appointment.removeImportedTimes': AppointmentRemoveImportedTimesInput
  readonly 'appointment.repeat': AppointmentRepeatInput
  readonly 'appointment.revokeCalendarLink': AppointmentRevokeCalendarLinkInput
  readonly 'appointment.startNote': AppointmentStartNoteInput
  readonly 'appointment.sync': AppointmentSyncInput
  readonly 'appointment.takeProposal': AppointmentTakeProposalInput
  readonly 'appointment.takeReminder': AppointmentTakeReminderInput
  readonly 'appointment.tellAged': AppointmentTellAgedInput
  readonly 'appointment.tellTooFew': AppointmentTellTooFewInput
  readonly 'appointment.waitingFor': AppointmentWaitingForInput
  readonly 'appointment.withdraw': AppointmentWithdrawInput
  readonly 'auditEvent.forcedAccesses': AuditEventForcedAccessesInput
  readonly 'auditEvent.reviewAccess': AuditEventReviewAccessInput
  readonly 'carePlan.ready': CarePlanReadyInput
  readonly 'carePlan.reopen': CarePlanReopenInput
  readonly 'carePlanSession.complete': CarePlanSessionCompleteInput
  readonly 'carePlan.sign': CarePlanSignInput
  readonly 'carePlan.tellReview': CarePlanTellReviewInput
  readonly 'complianceQuestionnaire.newVersion': ComplianceQuestionnaireNewVersionInput
  readonly 'complianceQuestionnaire.publish': ComplianceQuestionnairePublishInput
  readonly 'condition.findCodes': ConditionFindCodesInput
  readonly 'consent.expire': ConsentExpireInput
  readonly 'consent.revoke': ConsentRevokeInput
  readonly 'consent.sign': ConsentSignInput
  readonly 'coverage.sync': CoverageSyncInput
  readonly 'district.assignAddresses': DistrictAssignAddressesInput
  readonly 'district.change': DistrictChangeInput
  readonly 'district.lookAtChange': DistrictLookAtChangeInput
  readonly 'district.overview': DistrictOverviewInput
  readonly 'documentReference.keepText': DocumentReferenceKeepTextInput
  readonly 'documentTransmission.release': DocumentTransmissionReleaseInput
  readonly 'documentTransmission.send': DocumentTransmissionSendInput
  readonly 'documentTransmission.stop': DocumentTransmissionStopInput
  readonly 'documentTransmission.takeResult': DocumentTransmissionTakeResultInput
  readonly 'encounter.sync': EncounterSyncInput
  readonly 'episodeOfCare.discharge': EpisodeOfCareDischargeInput
  readonly 'episodeOfCare.enroll': EpisodeOfCareEnrollInput
  readonly 'episodeOfCare.lookAtDischarge': EpisodeOfCareLookAtDischargeInput
  readonly 'episodeOfCare.lookAtSteps': EpisodeOfCareLookAtStepsInput
  readonly 'episodeOfCare.sync': EpisodeOfCareSyncInput
  readonly 'form.newVersion': FormNewVersionInput
  readonly 'form.print': FormPrintInput
  readonly 'form.publish': FormPublishInput
  readonly 'form.useStarter': FormUseStarterInput
  readonly 'group.changeMember': GroupChangeMemberInput
  readonly 'groupNoteDefinition.newVersion': GroupNoteDefinitionNewVersionInput
  readonly 'groupNoteDefinition.publish': GroupNoteDefinitionPublishInput
  readonly 'groupNoteDefinition.useStarter': GroupNoteDefinitionUseStarterInput
  readonly 'itinerary.open': ItineraryOpenInput
  readonly 'itinerary.overview': ItineraryOverviewInput
  readonly 'itinerary.tellOverdue': ItineraryTellOverdueInput
  readonly 'media.keepText': MediaKeepTextInput
  readonly 'medication.review': MedicationReviewInput
  readonly 'note.addService': NoteAddServiceInput
  readonly 'note.addendum': NoteAddendumInput
  readonly 'note.amend': NoteAmendInput
  readonly 'note.bundle': NoteBundleInput
  readonly 'note.correct': NoteCorrectInput
  readonly 'noteDefinition.exportPackage': NoteDefinitionExportPackageInput
  readonly 'noteDefinition.importPackage': NoteDefinitionImportPackageInput
  readonly 'noteDefinition.newVersion': NoteDefinitionNewVersionInput
  readonly 'noteDefinition.publish': NoteDefinitionPublishInput
  readonly 'noteDefinition.starters': NoteDefinitionStartersInput
  readonly 'noteDefinition.useStarter': NoteDefinitionUseStarterInput
  readonly 'noteDefinition.whereUsed': NoteDefinitionWhereUsedInput
  readonly 'note.discardAmendment': NoteDiscardAmendmentInput
  readonly 'note.discard': NoteDiscardInput
  readonly 'note.print': NotePrintInput
  readonly 'note.ready': NoteReadyInput
  readonly 'note.reassign': NoteReassignInput
  readonly 'note.return': NoteReturnInput
  readonly 'note.review': NoteReviewInput
  readonly 'noteRule.newVersion': NoteRuleNewVersionInput
  readonly 'noteRule.publish': NoteRulePublishInput
  readonly 'noteSectionForm.newVersion': NoteSectionFormNewVersionInput
  readonly 'noteSectionForm.publish': NoteSectionFormPublishInput
  readonly 'note.sign': NoteSignInput
  readonly 'note.start': NoteStartInput
  readonly 'note.sync': NoteSyncInput
  readonly 'note.takeSignature': NoteTakeSignatureInput
  readonly 'note.takeSyncResult': NoteTakeSyncResultInput
  readonly 'note.toSign': NoteToSignInput
  readonly 'note.unsign': NoteUnsignInput
  readonly 'note.upgrade': NoteUpgradeInput
  readonly 'note.void': NoteVoidInput
  readonly 'observableRoutines.newVersion': ObservableRoutinesNewVersionInput
  readonly 'observableRoutines.publish': ObservableRoutinesPublishInput
  readonly 'packet.newVersion': PacketNewVersionInput
  readonly 'packet.publish': PacketPublishInput
  readonly 'packetResponse.addFile': PacketResponseAddFileInput
  readonly 'packetResponse.answer': PacketResponseAnswerInput
  readonly 'packetResponse.dropFile': PacketResponseDropFileInput
  readonly 'packetResponse.expire': PacketResponseExpireInput
  readonly 'packetResponse.link': PacketResponseLinkInput
  readonly 'packetResponse.review': PacketResponseReviewInput
  readonly 'packetResponse.revokeLink': PacketResponseRevokeLinkInput
  readonly 'packetResponse.sheet': PacketResponseSheetInput
  readonly 'packetResponse.startTablet': PacketResponseStartTabletInput
  readonly 'packetResponse.submit': PacketResponseSubmitInput
  readonly 'packetResponse.takeReminder': PacketResponseTakeReminderInput
  readonly 'packet.send': PacketSendInput
  readonly 'patient.compare': PatientCompareInput
  readonly 'patient.expireInvite': PatientExpireInviteInput
  readonly 'patient.findDuplicates': PatientFindDuplicatesInput
  readonly 'patient.find': PatientFindInput
  readonly 'patient.invite': PatientInviteInput
  readonly 'patient.judgeDuplicate': PatientJudgeDuplicateInput
  readonly 'patient.merge': PatientMergeInput
  readonly 'patient.merges': PatientMergesInput
  readonly 'patient.revokeInvite': PatientRevokeInviteInput
  readonly 'patient.suspectedDuplicates': PatientSuspectedDuplicatesInput
  readonly 'patient.sync': PatientSyncInput
  readonly 'patient.unmerge': PatientUnmergeInput
  readonly 'practicePreferences.backgroundWork': PracticePreferencesBackgroundWorkInput
  readonly 'practicePreferences.environment': PracticePreferencesEnvironmentInput
  readonly 'practicePreferences.tryAgain': PracticePreferencesTryAgainInput
  readonly 'practitioner.actFor': PractitionerActForInput
  readonly 'practitioner.effectiveAccess': PractitionerEffectiveAccessInput
  readonly 'practitioner.endActing': PractitionerEndActingInput
  readonly 'practitioner.endSessions': PractitionerEndSessionsInput
  readonly 'practitioner.expireInvite': PractitionerExpireInviteInput
  readonly 'practitioner.invite': PractitionerInviteInput
  readonly 'practitioner.resetPassword': PractitionerResetPasswordInput
  readonly 'practitioner.revokeInvite': PractitionerRevokeInviteInput
  readonly 'practitioner.sessions': PractitionerSessionsInput
  readonly 'practitioner.signIns': PractitionerSignInsInput
  readonly 'practitioner.sync': PractitionerSyncInput
  readonly 'practitioner.tellUnsigned': PractitionerTellUnsignedInput
  readonly 'questionnaire.import': QuestionnaireImportInput
  readonly 'questionnaire.newVersion': QuestionnaireNewVersionInput
  readonly 'questionnaire.print': QuestionnairePrintInput
  readonly 'questionnaire.publish': QuestionnairePublishInput
  readonly 'questionnaireResponse.print': QuestionnaireResponsePrintInput
  readonly 'questionnaireResponse.review': QuestionnaireResponseReviewInput
  readonly 'questionnaireResponse.upgrade': QuestionnaireResponseUpgradeInput
  readonly 'questionnaire.useAsNote': QuestionnaireUseAsNoteInput
  readonly 'questionnaire.useStarter': QuestionnaireUseStarterInput
  readonly 'relatedPerson.expireInvite': RelatedPersonExpireInviteInput
  readonly 'relatedPerson.invite': RelatedPersonInviteInput
  readonly 'relatedPerson.revokeInvite': RelatedPersonRevokeInviteInput
  readonly 'reportDelivery.decryptPassword': ReportDeliveryDecryptPasswordInput
  readonly 'reportDelivery.expire': ReportDeliveryExpireInput
  readonly 'script.newVersion': ScriptNewVersionInput
  readonly 'script.publish': ScriptPublishInput
  readonly 'securityToken.breakGlass': SecurityTokenBreakGlassInput
  readonly 'signatureConfiguration.newVersion': SignatureConfigurationNewVersionInput
  readonly 'signatureConfiguration.publish': SignatureConfigurationPublishInput
  readonly 'snippet.tellUses': SnippetTellUsesInput
  readonly 'transcription.discard': TranscriptionDiscardInput
  readonly 'transcription.draft': TranscriptionDraftInput
  readonly 'transcription.insert': TranscriptionInsertInput
  readonly 'transcription.removeRecording': TranscriptionRemoveRecordingInput
}

/** What the acts answer. */
export type ActReplies = {
  readonly 'allergy.review': AllergyReviewReply
  readonly 'appointment.accept': AppointmentAcceptReply
  readonly 'appointment.answerOffer': AppointmentAnswerOfferReply
  readonly 'appointment.arrivals': AppointmentArrivalsReply
  readonly 'appointment.busy': AppointmentBusyReply
  readonly 'appointment.calendarLink': AppointmentCalendarLinkReply
  readonly 'appointment.calendar': AppointmentCalendarReply
  readonly 'appointment.cancelSeries': AppointmentCancelSeriesReply
  readonly 'appointment.changeSeries': AppointmentChangeSeriesReply
  readonly 'appointment.decline': AppointmentDeclineReply
  readonly 'appointment.expireOffer': AppointmentExpireOfferReply
  readonly 'appointment.extendSeries': AppointmentExtendSeriesReply
  readonly 'appointment.findTimes': AppointmentFindTimesReply
  readonly 'appointment.importTimes': AppointmentImportTimesReply
  readonly 'appointment.importedTimes': AppointmentImportedTimesReply
  readonly 'appointment.makeCalendarLink': AppointmentMakeCalendarLinkReply
  readonly 'appointment.markNoShow': AppointmentMarkNoShowReply
  readonly 'appointment.noteCall': AppointmentNoteCallReply
  readonly 'appointment.offerTime': AppointmentOfferTimeReply
  readonly 'appointment.propose': AppointmentProposeReply
  readonly 'appointment.removeImportedTimes': AppointmentRemoveImportedTimesReply
  readonly 'appointment.repeat': AppointmentRepeatReply
  readonly 'appointment.revokeCalendarLink': AppointmentRevokeCalendarLinkReply
  readonly 'appointment.startNote': AppointmentStartNoteReply
  readonly 'appointment.sync': AppointmentSyncReply
  readonly 'appointment.takeProposal': AppointmentTakeProposalReply
  readonly 'appointment.takeReminder': AppointmentTakeReminderReply
  readonly 'appointment.tellAged': AppointmentTellAgedReply
  readonly 'appointment.tellTooFew': AppointmentTellTooFewReply
  readonly 'appointment.waitingFor': AppointmentWaitingForReply
  readonly 'appointment.withdraw': AppointmentWithdrawReply
  readonly 'auditEvent.forcedAccesses': AuditEventForcedAccessesReply
  readonly 'auditEvent.reviewAccess': AuditEventReviewAccessReply
  readonly 'carePlan.ready': CarePlanReadyReply
  readonly 'carePlan.reopen': CarePlanReopenReply
  readonly 'carePlanSession.complete': CarePlanSessionCompleteReply
  readonly 'carePlan.sign': CarePlanSignReply
  readonly 'carePlan.tellReview': CarePlanTellReviewReply
  readonly 'complianceQuestionnaire.newVersion': ComplianceQuestionnaireNewVersionReply
  readonly 'complianceQuestionnaire.publish': ComplianceQuestionnairePublishReply
  readonly 'condition.findCodes': ConditionFindCodesReply
  readonly 'consent.expire': ConsentExpireReply
  readonly 'consent.revoke': ConsentRevokeReply
  readonly 'consent.sign': ConsentSignReply
  readonly 'coverage.sync': CoverageSyncReply
  readonly 'district.assignAddresses': DistrictAssignAddressesReply
  readonly 'district.change': DistrictChangeReply
  readonly 'district.lookAtChange': DistrictLookAtChangeReply
  readonly 'district.overview': DistrictOverviewReply
  readonly 'documentReference.keepText': DocumentReferenceKeepTextReply
  readonly 'documentTransmission.release': DocumentTransmissionReleaseReply
  readonly 'documentTransmission.send': DocumentTransmissionSendReply
  readonly 'documentTransmission.stop': DocumentTransmissionStopReply
  readonly 'documentTransmission.takeResult': DocumentTransmissionTakeResultReply
  readonly 'encounter.sync': EncounterSyncReply
  readonly 'episodeOfCare.discharge': EpisodeOfCareDischargeReply
  readonly 'episodeOfCare.enroll': EpisodeOfCareEnrollReply
  readonly 'episodeOfCare.lookAtDischarge': EpisodeOfCareLookAtDischargeReply
  readonly 'episodeOfCare.lookAtSteps': EpisodeOfCareLookAtStepsReply
  readonly 'episodeOfCare.sync': EpisodeOfCareSyncReply
  readonly 'form.newVersion': FormNewVersionReply
  readonly 'form.print': FormPrintReply
  readonly 'form.publish': FormPublishReply
  readonly 'form.useStarter': FormUseStarterReply
  readonly 'group.changeMember': GroupChangeMemberReply
  readonly 'groupNoteDefinition.newVersion': GroupNoteDefinitionNewVersionReply
  readonly 'groupNoteDefinition.publish': GroupNoteDefinitionPublishReply
  readonly 'groupNoteDefinition.useStarter': GroupNoteDefinitionUseStarterReply
  readonly 'itinerary.open': ItineraryOpenReply
  readonly 'itinerary.overview': ItineraryOverviewReply
  readonly 'itinerary.tellOverdue': ItineraryTellOverdueReply
  readonly 'media.keepText': MediaKeepTextReply
  readonly 'medication.review': MedicationReviewReply
  readonly 'note.addService': NoteAddServiceReply
  readonly 'note.addendum': NoteAddendumReply
  readonly 'note.amend': NoteAmendReply
  readonly 'note.bundle': NoteBundleReply
  readonly 'note.correct': NoteCorrectReply
  readonly 'noteDefinition.exportPackage': NoteDefinitionExportPackageReply
  readonly 'noteDefinition.importPackage': NoteDefinitionImportPackageReply
  readonly 'noteDefinition.newVersion': NoteDefinitionNewVersionReply
  readonly 'noteDefinition.publish': NoteDefinitionPublishReply
  readonly 'noteDefinition.starters': NoteDefinitionStartersReply
  readonly 'noteDefinition.useStarter': NoteDefinitionUseStarterReply
  readonly 'noteDefinition.whereUsed': NoteDefinitionWhereUsedReply
  readonly 'note.discardAmendment': NoteDiscardAmendmentReply
  readonly 'note.discard': NoteDiscardReply
  readonly 'note.print': NotePrintReply
  readonly 'note.ready': NoteReadyReply
  readonly 'note.reassign': NoteReassignReply
  readonly 'note.return': NoteReturnReply
  readonly 'note.review': NoteReviewReply
  readonly 'noteRule.newVersion': NoteRuleNewVersionReply
  readonly 'noteRule.publish': NoteRulePublishReply
  readonly 'noteSectionForm.newVersion': NoteSectionFormNewVersionReply
  readonly 'noteSectionForm.publish': NoteSectionFormPublishReply
  readonly 'note.sign': NoteSignReply
  readonly 'note.start': NoteStartReply
  readonly 'note.sync': NoteSyncReply
  readonly 'note.takeSignature': NoteTakeSignatureReply
  readonly 'note.takeSyncResult': NoteTakeSyncResultReply
  readonly 'note.toSign': NoteToSignReply
  readonly 'note.unsign': NoteUnsignReply
  readonly 'note.upgrade': NoteUpgradeReply
  readonly 'note.void': NoteVoidReply
  readonly 'observableRoutines.newVersion': ObservableRoutinesNewVersionReply
  readonly 'observableRoutines.publish': ObservableRoutinesPublishReply
  readonly 'packet.newVersion': PacketNewVersionReply
  readonly 'packet.publish': PacketPublishReply
  readonly 'packetResponse.addFile': PacketResponseAddFileReply
  readonly 'packetResponse.answer': PacketResponseAnswerReply
  readonly 'packetResponse.dropFile': PacketResponseDropFileReply
  readonly 'packetResponse.expire': PacketResponseExpireReply
  readonly 'packetResponse.link': PacketResponseLinkReply
  readonly 'packetResponse.review': PacketResponseReviewReply
  readonly 'packetResponse.revokeLink': PacketResponseRevokeLinkReply
  readonly 'packetResponse.sheet': PacketResponseSheetReply
  readonly 'packetResponse.startTablet': PacketResponseStartTabletReply
  readonly 'packetResponse.submit': PacketResponseSubmitReply
  readonly 'packetResponse.takeReminder': PacketResponseTakeReminderReply
  readonly 'packet.send': PacketSendReply
  readonly 'patient.compare': PatientCompareReply
  readonly 'patient.expireInvite': PatientExpireInviteReply
  readonly 'patient.findDuplicates': PatientFindDuplicatesReply
  readonly 'patient.find': PatientFindReply
  readonly 'patient.invite': PatientInviteReply
  readonly 'patient.judgeDuplicate': PatientJudgeDuplicateReply
  readonly 'patient.merge': PatientMergeReply
  readonly 'patient.merges': PatientMergesReply
  readonly 'patient.revokeInvite': PatientRevokeInviteReply
  readonly 'patient.suspectedDuplicates': PatientSuspectedDuplicatesReply
  readonly 'patient.sync': PatientSyncReply
  readonly 'patient.unmerge': PatientUnmergeReply
  readonly 'practicePreferences.backgroundWork': PracticePreferencesBackgroundWorkReply
  readonly 'practicePreferences.environment': PracticePreferencesEnvironmentReply
  readonly 'practicePreferences.tryAgain': PracticePreferencesTryAgainReply
  readonly 'practitioner.actFor': PractitionerActForReply
  readonly 'practitioner.effectiveAccess': PractitionerEffectiveAccessReply
  readonly 'practitioner.endActing': PractitionerEndActingReply
  readonly 'practitioner.endSessions': PractitionerEndSessionsReply
  readonly 'practitioner.expireInvite': PractitionerExpireInviteReply
  readonly 'practitioner.invite': PractitionerInviteReply
  readonly 'practitioner.resetPassword': PractitionerResetPasswordReply
  readonly 'practitioner.revokeInvite': PractitionerRevokeInviteReply
  readonly 'practitioner.sessions': PractitionerSessionsReply
  readonly 'practitioner.signIns': PractitionerSignInsReply
  readonly 'practitioner.sync': PractitionerSyncReply
  readonly 'practitioner.tellUnsigned': PractitionerTellUnsignedReply
  readonly 'questionnaire.import': QuestionnaireImportReply
  readonly 'questionnaire.newVersion': QuestionnaireNewVersionReply
  readonly 'questionnaire.print': QuestionnairePrintReply
  readonly 'questionnaire.publish': QuestionnairePublishReply
  readonly 'questionnaireResponse.print': QuestionnaireResponsePrintReply
  readonly 'questionnaireResponse.review': QuestionnaireResponseReviewReply
  readonly 'questionnaireResponse.upgrade': QuestionnaireResponseUpgradeReply
  readonly 'questionnaire.useAsNote': QuestionnaireUseAsNoteReply
  readonly 'questionnaire.useStarter': QuestionnaireUseStarterReply
  readonly 'relatedPerson.expireInvite': RelatedPersonExpireInviteReply
  readonly 'relatedPerson.invite': RelatedPersonInviteReply
  readonly 'relatedPerson.revokeInvite': RelatedPersonRevokeInviteReply
  readonly 'reportDelivery.decryptPassword': ReportDeliveryDecryptPasswordReply
  readonly 'reportDelivery.expire': ReportDeliveryExpireReply
  readonly 'script.newVersion': ScriptNewVersionReply
  readonly 'script.publish': ScriptPublishReply
  readonly 'securityToken.breakGlass': SecurityTokenBreakGlassReply
  readonly 'signatureConfiguration.newVersion': SignatureConfigurationNewVersionReply
  readonly 'signatureConfiguration.publish': SignatureConfigurationPublishReply
  readonly 'snippet.tellUses': SnippetTellUsesReply
  readonly 'transcription.discard': TranscriptionDiscardReply
  readonly 'transcription.draft': TranscriptionDraftReply
  readonly 'transcription.insert': TranscriptionInsertReply
  readonly 'transcription.removeRecording': TranscriptionRemoveRecordingReply
}

/** An operation with a schema of its own. */
export type ActId = keyof ActInputs
