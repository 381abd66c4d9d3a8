// Generated from schemas/resources, schemas/plain and schemas/operations by npm run generate. Edits are lost.
import type { ResourceType } from '../types/resources.ts'
import type {
  AllergyReviewInput,
  AllergyReviewReply,
  AppointmentBusyInput,
  AppointmentBusyReply,
  AppointmentStartNoteInput,
  AppointmentStartNoteReply,
  AppointmentSyncInput,
  AppointmentSyncReply,
  AuditEventForcedAccessesInput,
  AuditEventForcedAccessesReply,
  AuditEventReviewAccessInput,
  AuditEventReviewAccessReply,
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
  EpisodeOfCareSyncInput,
  EpisodeOfCareSyncReply,
  FormNewVersionInput,
  FormNewVersionReply,
  FormPublishInput,
  FormPublishReply,
  FormUseStarterInput,
  FormUseStarterReply,
  GroupNoteDefinitionNewVersionInput,
  GroupNoteDefinitionNewVersionReply,
  GroupNoteDefinitionPublishInput,
  GroupNoteDefinitionPublishReply,
  GroupNoteDefinitionUseStarterInput,
  GroupNoteDefinitionUseStarterReply,
  MediaKeepTextInput,
  MediaKeepTextReply,
  MedicationReviewInput,
  MedicationReviewReply,
  NoteAddendumInput,
  NoteAddendumReply,
  NoteAmendInput,
  NoteAmendReply,
  NoteBundleInput,
  NoteBundleReply,
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
  NoteReadyInput,
  NoteReadyReply,
  NoteReturnInput,
  NoteReturnReply,
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
  NoteSyncInput,
  NoteSyncReply,
  NoteTakeSignatureInput,
  NoteTakeSignatureReply,
  NoteTakeSyncResultInput,
  NoteTakeSyncResultReply,
  NoteUnsignInput,
  NoteUnsignReply,
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
  PacketResponseAnswerInput,
  PacketResponseAnswerReply,
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
  QuestionnaireImportInput,
  QuestionnaireImportReply,
  QuestionnaireNewVersionInput,
  QuestionnaireNewVersionReply,
  QuestionnairePublishInput,
  QuestionnairePublishReply,
  QuestionnaireResponseReviewInput,
  QuestionnaireResponseReviewReply,
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

const acts = {
  'allergy.review': {
    id: 'allergy.review',
    resource: 'Allergy',
    verb: 'review',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Allergies/review',
    permission: 'Allergy:Update',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'appointment.busy': {
    id: 'appointment.busy',
    resource: 'Appointment',
    verb: 'busy',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Appointments/busy',
    permission: 'Appointment:Read',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'appointment.startNote': {
    id: 'appointment.startNote',
    resource: 'Appointment',
    verb: 'startNote',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Appointments/{id}/start-note',
    permission: 'Note:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'appointment.sync': {
    id: 'appointment.sync',
    resource: 'Appointment',
    verb: 'sync',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Appointments/{id}/sync',
    permission: 'Appointment:Update',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'auditEvent.forcedAccesses': {
    id: 'auditEvent.forcedAccesses',
    resource: 'AuditEvent',
    verb: 'forcedAccesses',
    method: 'POST',
    path: '/api/v1/practices/{practice}/AuditEvents/forced-accesses',
    permission: 'AuditEvent:Read',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'auditEvent.reviewAccess': {
    id: 'auditEvent.reviewAccess',
    resource: 'AuditEvent',
    verb: 'reviewAccess',
    method: 'POST',
    path: '/api/v1/practices/{practice}/AuditEvents/{id}/review-access',
    permission: 'Patient:Update',
    flags: ['app:contract-enum:administrativeflags:PrivacyOfficer:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'complianceQuestionnaire.newVersion': {
    id: 'complianceQuestionnaire.newVersion',
    resource: 'ComplianceQuestionnaire',
    verb: 'newVersion',
    method: 'POST',
    path: '/api/v1/practices/{practice}/ComplianceQuestionnaires/{id}/new-version',
    permission: 'ComplianceQuestionnaire:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'complianceQuestionnaire.publish': {
    id: 'complianceQuestionnaire.publish',
    resource: 'ComplianceQuestionnaire',
    verb: 'publish',
    method: 'POST',
    path: '/api/v1/practices/{practice}/ComplianceQuestionnaires/{id}/publish',
    permission: 'ComplianceQuestionnaire:Update',
    flags: ['app:contract-enum:surveyflags:CanManageQuestionnaires:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'condition.findCodes': {
    id: 'condition.findCodes',
    resource: 'Condition',
    verb: 'findCodes',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Conditions/find-codes',
    permission: 'Condition:Read',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'consent.expire': {
    id: 'consent.expire',
    resource: 'Consent',
    verb: 'expire',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Consents/{id}/expire',
    permission: 'Consent:Update',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'consent.revoke': {
    id: 'consent.revoke',
    resource: 'Consent',
    verb: 'revoke',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Consents/{id}/revoke',
    permission: 'Consent:Update',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'consent.sign': {
    id: 'consent.sign',
    resource: 'Consent',
    verb: 'sign',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Consents/{id}/sign',
    permission: 'Consent:Update',
    flags: ['app:contract-enum:administrativeflags:CanManageConsents:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'coverage.sync': {
    id: 'coverage.sync',
    resource: 'Coverage',
    verb: 'sync',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Coverages/{id}/sync',
    permission: 'Coverage:Update',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'documentReference.keepText': {
    id: 'documentReference.keepText',
    resource: 'DocumentReference',
    verb: 'keepText',
    method: 'POST',
    path: '/api/v1/practices/{practice}/DocumentReferences/{id}/keep-text',
    permission: 'DocumentReference:Update',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'documentTransmission.release': {
    id: 'documentTransmission.release',
    resource: 'DocumentTransmission',
    verb: 'release',
    method: 'POST',
    path: '/api/v1/practices/{practice}/DocumentTransmissions/{id}/release',
    permission: 'DocumentTransmission:Update',
    flags: ['app:contract-enum:administrativeflags:PrivacyOfficer:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'documentTransmission.send': {
    id: 'documentTransmission.send',
    resource: 'DocumentTransmission',
    verb: 'send',
    method: 'POST',
    path: '/api/v1/practices/{practice}/DocumentTransmissions/{id}/send',
    permission: 'DocumentTransmission:Update',
    flags: ['app:contract-enum:clinicalflags:CanTransmitDocuments:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'documentTransmission.stop': {
    id: 'documentTransmission.stop',
    resource: 'DocumentTransmission',
    verb: 'stop',
    method: 'POST',
    path: '/api/v1/practices/{practice}/DocumentTransmissions/{id}/stop',
    permission: 'DocumentTransmission:Update',
    flags: ['app:contract-enum:clinicalflags:CanTransmitDocuments:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'documentTransmission.takeResult': {
    id: 'documentTransmission.takeResult',
    resource: 'DocumentTransmission',
    verb: 'takeResult',
    method: 'POST',
    path: '/api/v1/practices/{practice}/DocumentTransmissions/{id}/take-result',
    permission: 'DocumentTransmission:Update',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'encounter.sync': {
    id: 'encounter.sync',
    resource: 'Encounter',
    verb: 'sync',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Encounters/{id}/sync',
    permission: 'Encounter:Update',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'episodeOfCare.sync': {
    id: 'episodeOfCare.sync',
    resource: 'EpisodeOfCare',
    verb: 'sync',
    method: 'POST',
    path: '/api/v1/practices/{practice}/EpisodesOfCare/{id}/sync',
    permission: 'EpisodeOfCare:Update',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'form.newVersion': {
    id: 'form.newVersion',
    resource: 'Form',
    verb: 'newVersion',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Forms/{id}/new-version',
    permission: 'Form:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'form.publish': {
    id: 'form.publish',
    resource: 'Form',
    verb: 'publish',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Forms/{id}/publish',
    permission: 'Form:Update',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'form.useStarter': {
    id: 'form.useStarter',
    resource: 'Form',
    verb: 'useStarter',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Forms/use-starter',
    permission: 'Form:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'groupNoteDefinition.newVersion': {
    id: 'groupNoteDefinition.newVersion',
    resource: 'GroupNoteDefinition',
    verb: 'newVersion',
    method: 'POST',
    path: '/api/v1/practices/{practice}/GroupNoteDefinitions/{id}/new-version',
    permission: 'GroupNoteDefinition:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'groupNoteDefinition.publish': {
    id: 'groupNoteDefinition.publish',
    resource: 'GroupNoteDefinition',
    verb: 'publish',
    method: 'POST',
    path: '/api/v1/practices/{practice}/GroupNoteDefinitions/{id}/publish',
    permission: 'GroupNoteDefinition:Update',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'groupNoteDefinition.useStarter': {
    id: 'groupNoteDefinition.useStarter',
    resource: 'GroupNoteDefinition',
    verb: 'useStarter',
    method: 'POST',
    path: '/api/v1/practices/{practice}/GroupNoteDefinitions/use-starter',
    permission: 'GroupNoteDefinition:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'media.keepText': {
    id: 'media.keepText',
    resource: 'Media',
    verb: 'keepText',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Media/{id}/keep-text',
    permission: 'DocumentReference:Update',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'medication.review': {
    id: 'medication.review',
    resource: 'Medication',
    verb: 'review',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Medications/review',
    permission: 'Medication:Update',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'noteDefinition.exportPackage': {
    id: 'noteDefinition.exportPackage',
    resource: 'NoteDefinition',
    verb: 'exportPackage',
    method: 'POST',
    path: '/api/v1/practices/{practice}/NoteDefinitions/export-package',
    permission: 'NoteDefinition:Read',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'noteDefinition.importPackage': {
    id: 'noteDefinition.importPackage',
    resource: 'NoteDefinition',
    verb: 'importPackage',
    method: 'POST',
    path: '/api/v1/practices/{practice}/NoteDefinitions/import-package',
    permission: 'NoteDefinition:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'noteDefinition.newVersion': {
    id: 'noteDefinition.newVersion',
    resource: 'NoteDefinition',
    verb: 'newVersion',
    method: 'POST',
    path: '/api/v1/practices/{practice}/NoteDefinitions/{id}/new-version',
    permission: 'NoteDefinition:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'noteDefinition.publish': {
    id: 'noteDefinition.publish',
    resource: 'NoteDefinition',
    verb: 'publish',
    method: 'POST',
    path: '/api/v1/practices/{practice}/NoteDefinitions/{id}/publish',
    permission: 'NoteDefinition:Update',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'noteDefinition.starters': {
    id: 'noteDefinition.starters',
    resource: 'NoteDefinition',
    verb: 'starters',
    method: 'POST',
    path: '/api/v1/practices/{practice}/NoteDefinitions/starters',
    permission: 'NoteDefinition:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'noteDefinition.useStarter': {
    id: 'noteDefinition.useStarter',
    resource: 'NoteDefinition',
    verb: 'useStarter',
    method: 'POST',
    path: '/api/v1/practices/{practice}/NoteDefinitions/use-starter',
    permission: 'NoteDefinition:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'noteDefinition.whereUsed': {
    id: 'noteDefinition.whereUsed',
    resource: 'NoteDefinition',
    verb: 'whereUsed',
    method: 'POST',
    path: '/api/v1/practices/{practice}/NoteDefinitions/where-used',
    permission: 'NoteDefinition:Read',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'noteRule.newVersion': {
    id: 'noteRule.newVersion',
    resource: 'NoteRule',
    verb: 'newVersion',
    method: 'POST',
    path: '/api/v1/practices/{practice}/NoteRules/{id}/new-version',
    permission: 'NoteRule:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'noteRule.publish': {
    id: 'noteRule.publish',
    resource: 'NoteRule',
    verb: 'publish',
    method: 'POST',
    path: '/api/v1/practices/{practice}/NoteRules/{id}/publish',
    permission: 'NoteRule:Update',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'noteSectionForm.newVersion': {
    id: 'noteSectionForm.newVersion',
    resource: 'NoteSectionForm',
    verb: 'newVersion',
    method: 'POST',
    path: '/api/v1/practices/{practice}/NoteSectionForms/{id}/new-version',
    permission: 'NoteSectionForm:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'noteSectionForm.publish': {
    id: 'noteSectionForm.publish',
    resource: 'NoteSectionForm',
    verb: 'publish',
    method: 'POST',
    path: '/api/v1/practices/{practice}/NoteSectionForms/{id}/publish',
    permission: 'NoteSectionForm:Update',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'note.addendum': {
    id: 'note.addendum',
    resource: 'Note',
    verb: 'addendum',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/addendum',
    permission: 'Note:Update',
    flags: ['app:contract-enum:clinicalflags:CanSignNotes:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'note.amend': {
    id: 'note.amend',
    resource: 'Note',
    verb: 'amend',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/amend',
    permission: 'Note:Update',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'note.bundle': {
    id: 'note.bundle',
    resource: 'Note',
    verb: 'bundle',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/bundle',
    permission: 'Note:Read',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'note.discardAmendment': {
    id: 'note.discardAmendment',
    resource: 'Note',
    verb: 'discardAmendment',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/discard-amendment',
    permission: 'Note:Update',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'note.discard': {
    id: 'note.discard',
    resource: 'Note',
    verb: 'discard',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/discard',
    permission: 'Note:Delete',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'note.ready': {
    id: 'note.ready',
    resource: 'Note',
    verb: 'ready',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/ready',
    permission: 'Note:Update',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'note.return': {
    id: 'note.return',
    resource: 'Note',
    verb: 'return',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/return',
    permission: 'Note:Update',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'note.sign': {
    id: 'note.sign',
    resource: 'Note',
    verb: 'sign',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/sign',
    permission: 'Note:Update',
    flags: ['app:contract-enum:clinicalflags:CanSignNotes:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'note.sync': {
    id: 'note.sync',
    resource: 'Note',
    verb: 'sync',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/sync',
    permission: 'Note:Update',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'note.takeSignature': {
    id: 'note.takeSignature',
    resource: 'Note',
    verb: 'takeSignature',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/take-signature',
    permission: 'Note:Update',
    flags: ['app:contract-enum:clinicalflags:CanSignNotes:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'note.takeSyncResult': {
    id: 'note.takeSyncResult',
    resource: 'Note',
    verb: 'takeSyncResult',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/take-sync-result',
    permission: 'Note:Update',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'note.unsign': {
    id: 'note.unsign',
    resource: 'Note',
    verb: 'unsign',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/unsign',
    permission: 'Note:Update',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'note.void': {
    id: 'note.void',
    resource: 'Note',
    verb: 'void',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Notes/{id}/void',
    permission: 'Note:Update',
    flags: ['app:contract-enum:clinicalflags:CanVoidNotes:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'observableRoutines.newVersion': {
    id: 'observableRoutines.newVersion',
    resource: 'ObservableRoutines',
    verb: 'newVersion',
    method: 'POST',
    path: '/api/v1/practices/{practice}/ObservableRoutines/{id}/new-version',
    permission: 'ObservableRoutines:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'observableRoutines.publish': {
    id: 'observableRoutines.publish',
    resource: 'ObservableRoutines',
    verb: 'publish',
    method: 'POST',
    path: '/api/v1/practices/{practice}/ObservableRoutines/{id}/publish',
    permission: 'ObservableRoutines:Update',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'packetResponse.answer': {
    id: 'packetResponse.answer',
    resource: 'PacketResponse',
    verb: 'answer',
    method: 'POST',
    path: '/api/v1/practices/{practice}/PacketResponses/{id}/answer',
    permission: 'PacketResponse:Update',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'packetResponse.expire': {
    id: 'packetResponse.expire',
    resource: 'PacketResponse',
    verb: 'expire',
    method: 'POST',
    path: '/api/v1/practices/{practice}/PacketResponses/{id}/expire',
    permission: 'PacketResponse:Update',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'packetResponse.link': {
    id: 'packetResponse.link',
    resource: 'PacketResponse',
    verb: 'link',
    method: 'POST',
    path: '/api/v1/practices/{practice}/PacketResponses/{id}/link',
    permission: 'PacketResponse:Update',
    flags: ['app:contract-enum:surveyflags:CanSendPackets:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'packetResponse.review': {
    id: 'packetResponse.review',
    resource: 'PacketResponse',
    verb: 'review',
    method: 'POST',
    path: '/api/v1/practices/{practice}/PacketResponses/{id}/review',
    permission: 'PacketResponse:Update',
    flags: ['app:contract-enum:surveyflags:CanSendPackets:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'packetResponse.revokeLink': {
    id: 'packetResponse.revokeLink',
    resource: 'PacketResponse',
    verb: 'revokeLink',
    method: 'POST',
    path: '/api/v1/practices/{practice}/PacketResponses/{id}/revoke-link',
    permission: 'PacketResponse:Update',
    flags: ['app:contract-enum:surveyflags:CanSendPackets:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'packetResponse.sheet': {
    id: 'packetResponse.sheet',
    resource: 'PacketResponse',
    verb: 'sheet',
    method: 'POST',
    path: '/api/v1/practices/{practice}/PacketResponses/{id}/sheet',
    permission: 'PacketResponse:Update',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'packetResponse.startTablet': {
    id: 'packetResponse.startTablet',
    resource: 'PacketResponse',
    verb: 'startTablet',
    method: 'POST',
    path: '/api/v1/practices/{practice}/PacketResponses/{id}/start-tablet',
    permission: 'PacketResponse:Update',
    flags: ['app:contract-enum:surveyflags:CanSendPackets:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'packetResponse.submit': {
    id: 'packetResponse.submit',
    resource: 'PacketResponse',
    verb: 'submit',
    method: 'POST',
    path: '/api/v1/practices/{practice}/PacketResponses/{id}/submit',
    permission: 'PacketResponse:Update',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'packet.newVersion': {
    id: 'packet.newVersion',
    resource: 'Packet',
    verb: 'newVersion',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Packets/{id}/new-version',
    permission: 'Packet:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'packet.publish': {
    id: 'packet.publish',
    resource: 'Packet',
    verb: 'publish',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Packets/{id}/publish',
    permission: 'Packet:Update',
    flags: ['app:contract-enum:surveyflags:CanManagePackets:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'packet.send': {
    id: 'packet.send',
    resource: 'Packet',
    verb: 'send',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Packets/{id}/send',
    permission: 'PacketResponse:Create',
    flags: ['app:contract-enum:surveyflags:CanSendPackets:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'patient.compare': {
    id: 'patient.compare',
    resource: 'Patient',
    verb: 'compare',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Patients/{id}/compare',
    permission: 'Patient:Update',
    flags: ['app:contract-enum:administrativeflags:CanMergePatients:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'patient.expireInvite': {
    id: 'patient.expireInvite',
    resource: 'Patient',
    verb: 'expireInvite',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Patients/{id}/expire-invite',
    permission: 'Patient:Update',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'patient.findDuplicates': {
    id: 'patient.findDuplicates',
    resource: 'Patient',
    verb: 'findDuplicates',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Patients/find-duplicates',
    permission: 'Patient:Read',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'patient.find': {
    id: 'patient.find',
    resource: 'Patient',
    verb: 'find',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Patients/find',
    permission: 'Patient:Read',
    flags: ['app:contract-enum:clinicalflags:CanReadPatients:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'patient.invite': {
    id: 'patient.invite',
    resource: 'Patient',
    verb: 'invite',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Patients/{id}/invite',
    permission: 'Patient:Update',
    flags: ['app:contract-enum:clinicalflags:CanManagePatients:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'patient.judgeDuplicate': {
    id: 'patient.judgeDuplicate',
    resource: 'Patient',
    verb: 'judgeDuplicate',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Patients/{id}/judge-duplicate',
    permission: 'Patient:Update',
    flags: ['app:contract-enum:administrativeflags:CanMergePatients:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'patient.merge': {
    id: 'patient.merge',
    resource: 'Patient',
    verb: 'merge',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Patients/{id}/merge',
    permission: 'Patient:Update',
    flags: ['app:contract-enum:administrativeflags:CanMergePatients:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'patient.merges': {
    id: 'patient.merges',
    resource: 'Patient',
    verb: 'merges',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Patients/{id}/merges',
    permission: 'Patient:Read',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'patient.revokeInvite': {
    id: 'patient.revokeInvite',
    resource: 'Patient',
    verb: 'revokeInvite',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Patients/{id}/revoke-invite',
    permission: 'Patient:Update',
    flags: ['app:contract-enum:clinicalflags:CanManagePatients:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'patient.suspectedDuplicates': {
    id: 'patient.suspectedDuplicates',
    resource: 'Patient',
    verb: 'suspectedDuplicates',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Patients/suspected-duplicates',
    permission: 'Patient:Update',
    flags: ['app:contract-enum:administrativeflags:CanMergePatients:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'patient.sync': {
    id: 'patient.sync',
    resource: 'Patient',
    verb: 'sync',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Patients/{id}/sync',
    permission: 'Patient:Update',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'patient.unmerge': {
    id: 'patient.unmerge',
    resource: 'Patient',
    verb: 'unmerge',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Patients/{id}/unmerge',
    permission: 'Patient:Update',
    flags: ['app:contract-enum:administrativeflags:CanMergePatients:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'practicePreferences.backgroundWork': {
    id: 'practicePreferences.backgroundWork',
    resource: 'PracticePreferences',
    verb: 'backgroundWork',
    method: 'POST',
    path: '/api/v1/practices/{practice}/PracticePreferences/background-work',
    permission: 'PracticePreferences:Read',
    flags: ['app:contract-enum:administrativeflags:CanManagePreferences:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'practicePreferences.environment': {
    id: 'practicePreferences.environment',
    resource: 'PracticePreferences',
    verb: 'environment',
    method: 'POST',
    path: '/api/v1/practices/{practice}/PracticePreferences/environment',
    permission: 'PracticePreferences:Read',
    flags: ['app:contract-enum:administrativeflags:CanManagePreferences:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'practicePreferences.tryAgain': {
    id: 'practicePreferences.tryAgain',
    resource: 'PracticePreferences',
    verb: 'tryAgain',
    method: 'POST',
    path: '/api/v1/practices/{practice}/PracticePreferences/try-again',
    permission: 'PracticePreferences:Update',
    flags: ['app:contract-enum:administrativeflags:CanManagePreferences:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'practitioner.actFor': {
    id: 'practitioner.actFor',
    resource: 'Practitioner',
    verb: 'actFor',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Practitioners/{id}/act-for',
    permission: 'Practitioner:Read',
    flags: ['app:contract-enum:internalflags:CanImpersonate:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'practitioner.effectiveAccess': {
    id: 'practitioner.effectiveAccess',
    resource: 'Practitioner',
    verb: 'effectiveAccess',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Practitioners/{id}/effective-access',
    permission: 'Practitioner:Read',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'practitioner.endActing': {
    id: 'practitioner.endActing',
    resource: 'Practitioner',
    verb: 'endActing',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Practitioners/end-acting',
    permission: 'Practitioner:Read',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'practitioner.endSessions': {
    id: 'practitioner.endSessions',
    resource: 'Practitioner',
    verb: 'endSessions',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Practitioners/{id}/end-sessions',
    permission: 'Practitioner:Update',
    flags: ['app:contract-enum:administrativeflags:CanManageUsers:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'practitioner.expireInvite': {
    id: 'practitioner.expireInvite',
    resource: 'Practitioner',
    verb: 'expireInvite',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Practitioners/{id}/expire-invite',
    permission: 'Practitioner:Read',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'practitioner.invite': {
    id: 'practitioner.invite',
    resource: 'Practitioner',
    verb: 'invite',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Practitioners/{id}/invite',
    permission: 'Practitioner:Update',
    flags: ['app:contract-enum:administrativeflags:CanManageUsers:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'practitioner.resetPassword': {
    id: 'practitioner.resetPassword',
    resource: 'Practitioner',
    verb: 'resetPassword',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Practitioners/{id}/reset-password',
    permission: 'Practitioner:Update',
    flags: ['app:contract-enum:administrativeflags:CanManageUsers:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'practitioner.revokeInvite': {
    id: 'practitioner.revokeInvite',
    resource: 'Practitioner',
    verb: 'revokeInvite',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Practitioners/{id}/revoke-invite',
    permission: 'Practitioner:Update',
    flags: ['app:contract-enum:administrativeflags:CanManageUsers:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'practitioner.sessions': {
    id: 'practitioner.sessions',
    resource: 'Practitioner',
    verb: 'sessions',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Practitioners/{id}/sessions',
    permission: 'Practitioner:Read',
    flags: ['app:contract-enum:administrativeflags:CanManageUsers:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'practitioner.signIns': {
    id: 'practitioner.signIns',
    resource: 'Practitioner',
    verb: 'signIns',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Practitioners/sign-ins',
    permission: 'Practitioner:Read',
    flags: ['app:contract-enum:administrativeflags:CanManageUsers:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'practitioner.sync': {
    id: 'practitioner.sync',
    resource: 'Practitioner',
    verb: 'sync',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Practitioners/{id}/sync',
    permission: 'Practitioner:Update',
    flags: ['app:contract-enum:internalflags:InterfaceServices:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'questionnaireResponse.review': {
    id: 'questionnaireResponse.review',
    resource: 'QuestionnaireResponse',
    verb: 'review',
    method: 'POST',
    path: '/api/v1/practices/{practice}/QuestionnaireResponses/{id}/review',
    permission: 'QuestionnaireResponse:Update',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'questionnaire.import': {
    id: 'questionnaire.import',
    resource: 'Questionnaire',
    verb: 'import',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Questionnaires/import',
    permission: 'Questionnaire:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'questionnaire.newVersion': {
    id: 'questionnaire.newVersion',
    resource: 'Questionnaire',
    verb: 'newVersion',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Questionnaires/{id}/new-version',
    permission: 'Questionnaire:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'questionnaire.publish': {
    id: 'questionnaire.publish',
    resource: 'Questionnaire',
    verb: 'publish',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Questionnaires/{id}/publish',
    permission: 'Questionnaire:Update',
    flags: ['app:contract-enum:surveyflags:CanManageQuestionnaires:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'questionnaire.useAsNote': {
    id: 'questionnaire.useAsNote',
    resource: 'Questionnaire',
    verb: 'useAsNote',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Questionnaires/{id}/use-as-note',
    permission: 'NoteDefinition:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'questionnaire.useStarter': {
    id: 'questionnaire.useStarter',
    resource: 'Questionnaire',
    verb: 'useStarter',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Questionnaires/use-starter',
    permission: 'Questionnaire:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'relatedPerson.expireInvite': {
    id: 'relatedPerson.expireInvite',
    resource: 'RelatedPerson',
    verb: 'expireInvite',
    method: 'POST',
    path: '/api/v1/practices/{practice}/RelatedPeople/{id}/expire-invite',
    permission: 'Patient:Update',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'relatedPerson.invite': {
    id: 'relatedPerson.invite',
    resource: 'RelatedPerson',
    verb: 'invite',
    method: 'POST',
    path: '/api/v1/practices/{practice}/RelatedPeople/{id}/invite',
    permission: 'RelatedPerson:Update',
    flags: ['app:contract-enum:clinicalflags:CanManagePatients:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'relatedPerson.revokeInvite': {
    id: 'relatedPerson.revokeInvite',
    resource: 'RelatedPerson',
    verb: 'revokeInvite',
    method: 'POST',
    path: '/api/v1/practices/{practice}/RelatedPeople/{id}/revoke-invite',
    permission: 'RelatedPerson:Update',
    flags: ['app:contract-enum:clinicalflags:CanManagePatients:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'reportDelivery.decryptPassword': {
    id: 'reportDelivery.decryptPassword',
    resource: 'ReportDelivery',
    verb: 'decryptPassword',
    method: 'POST',
    path: '/api/v1/practices/{practice}/ReportDeliveries/{id}/decrypt-password',
    permission: 'ReportDelivery:Read',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'reportDelivery.expire': {
    id: 'reportDelivery.expire',
    resource: 'ReportDelivery',
    verb: 'expire',
    method: 'POST',
    path: '/api/v1/practices/{practice}/ReportDeliveries/{id}/expire',
    permission: 'ReportDelivery:Update',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'script.newVersion': {
    id: 'script.newVersion',
    resource: 'Script',
    verb: 'newVersion',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Scripts/{id}/new-version',
    permission: 'Script:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'script.publish': {
    id: 'script.publish',
    resource: 'Script',
    verb: 'publish',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Scripts/{id}/publish',
    permission: 'Script:Update',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'securityToken.breakGlass': {
    id: 'securityToken.breakGlass',
    resource: 'SecurityToken',
    verb: 'breakGlass',
    method: 'POST',
    path: '/api/v1/practices/{practice}/SecurityTokens/break-glass',
    permission: 'SecurityToken:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'signatureConfiguration.newVersion': {
    id: 'signatureConfiguration.newVersion',
    resource: 'SignatureConfiguration',
    verb: 'newVersion',
    method: 'POST',
    path: '/api/v1/practices/{practice}/SignatureConfigurations/{id}/new-version',
    permission: 'SignatureConfiguration:Create',
    flags: [],
    offline: 'refuse',
    kind: 'act',
  },
  'signatureConfiguration.publish': {
    id: 'signatureConfiguration.publish',
    resource: 'SignatureConfiguration',
    verb: 'publish',
    method: 'POST',
    path: '/api/v1/practices/{practice}/SignatureConfigurations/{id}/publish',
    permission: 'SignatureConfiguration:Update',
    flags: ['app:contract-enum:administrativeflags:CanPublishDefinitions:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
  'transcription.removeRecording': {
    id: 'transcription.removeRecording',
    resource: 'Transcription',
    verb: 'removeRecording',
    method: 'POST',
    path: '/api/v1/practices/{practice}/Transcriptions/{id}/remove-recording',
    permission: 'Transcription:Update',
    flags: ['app:contract-enum:internalflags:BackgroundJobs:Allow'],
    offline: 'refuse',
    kind: 'act',
  },
} as const satisfies Readonly<Record<string, Operation>>

/** Everything that can be asked, by its id. What a type does not allow over the wire is not here. */
export const operations = { ...plain.operations, ...acts }

export type OperationId = keyof typeof operations

/** The inputs of the acts: what stands in the body. */
export type ActInputs = {
  readonly 'allergy.review': AllergyReviewInput
  readonly 'appointment.busy': AppointmentBusyInput
  readonly 'appointment.startNote': AppointmentStartNoteInput
  readonly 'appointment.sync': AppointmentSyncInput
  readonly 'auditEvent.forcedAccesses': AuditEventForcedAccessesInput
  readonly 'auditEvent.reviewAccess': AuditEventReviewAccessInput
  readonly 'complianceQuestionnaire.newVersion': ComplianceQuestionnaireNewVersionInput
  readonly 'complianceQuestionnaire.publish': ComplianceQuestionnairePublishInput
  readonly 'condition.findCodes': ConditionFindCodesInput
  readonly 'consent.expire': ConsentExpireInput
  readonly 'consent.revoke': ConsentRevokeInput
  readonly 'consent.sign': ConsentSignInput
  readonly 'coverage.sync': CoverageSyncInput
  readonly 'documentReference.keepText': DocumentReferenceKeepTextInput
  readonly 'documentTransmission.release': DocumentTransmissionReleaseInput
  readonly 'documentTransmission.send': DocumentTransmissionSendInput
  readonly 'documentTransmission.stop': DocumentTransmissionStopInput
  readonly 'documentTransmission.takeResult': DocumentTransmissionTakeResultInput
  readonly 'encounter.sync': EncounterSyncInput
  readonly 'episodeOfCare.sync': EpisodeOfCareSyncInput
  readonly 'form.newVersion': FormNewVersionInput
  readonly 'form.publish': FormPublishInput
  readonly 'form.useStarter': FormUseStarterInput
  readonly 'groupNoteDefinition.newVersion': GroupNoteDefinitionNewVersionInput
  readonly 'groupNoteDefinition.publish': GroupNoteDefinitionPublishInput
  readonly 'groupNoteDefinition.useStarter': GroupNoteDefinitionUseStarterInput
  readonly 'media.keepText': MediaKeepTextInput
  readonly 'medication.review': MedicationReviewInput
  readonly 'note.addendum': NoteAddendumInput
  readonly 'note.amend': NoteAmendInput
  readonly 'note.bundle': NoteBundleInput
  readonly 'noteDefinition.exportPackage': NoteDefinitionExportPackageInput
  readonly 'noteDefinition.importPackage': NoteDefinitionImportPackageInput
  readonly 'noteDefinition.newVersion': NoteDefinitionNewVersionInput
  readonly 'noteDefinition.publish': NoteDefinitionPublishInput
  readonly 'noteDefinition.starters': NoteDefinitionStartersInput
  readonly 'noteDefinition.useStarter': NoteDefinitionUseStarterInput
  readonly 'noteDefinition.whereUsed': NoteDefinitionWhereUsedInput
  readonly 'note.discardAmendment': NoteDiscardAmendmentInput
  readonly 'note.discard': NoteDiscardInput
  readonly 'note.ready': NoteReadyInput
  readonly 'note.return': NoteReturnInput
  readonly 'noteRule.newVersion': NoteRuleNewVersionInput
  readonly 'noteRule.publish': NoteRulePublishInput
  readonly 'noteSectionForm.newVersion': NoteSectionFormNewVersionInput
  readonly 'noteSectionForm.publish': NoteSectionFormPublishInput
  readonly 'note.sign': NoteSignInput
  readonly 'note.sync': NoteSyncInput
  readonly 'note.takeSignature': NoteTakeSignatureInput
  readonly 'note.takeSyncResult': NoteTakeSyncResultInput
  readonly 'note.unsign': NoteUnsignInput
  readonly 'note.void': NoteVoidInput
  readonly 'observableRoutines.newVersion': ObservableRoutinesNewVersionInput
  readonly 'observableRoutines.publish': ObservableRoutinesPublishInput
  readonly 'packet.newVersion': PacketNewVersionInput
  readonly 'packet.publish': PacketPublishInput
  readonly 'packetResponse.answer': PacketResponseAnswerInput
  readonly 'packetResponse.expire': PacketResponseExpireInput
  readonly 'packetResponse.link': PacketResponseLinkInput
  readonly 'packetResponse.review': PacketResponseReviewInput
  readonly 'packetResponse.revokeLink': PacketResponseRevokeLinkInput
  readonly 'packetResponse.sheet': PacketResponseSheetInput
  readonly 'packetResponse.startTablet': PacketResponseStartTabletInput
  readonly 'packetResponse.submit': PacketResponseSubmitInput
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
  readonly 'questionnaire.import': QuestionnaireImportInput
  readonly 'questionnaire.newVersion': QuestionnaireNewVersionInput
  readonly 'questionnaire.publish': QuestionnairePublishInput
  readonly 'questionnaireResponse.review': QuestionnaireResponseReviewInput
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
  readonly 'transcription.removeRecording': TranscriptionRemoveRecordingInput
}

/** What the acts answer. */
export type ActReplies = {
  readonly 'allergy.review': AllergyReviewReply
  readonly 'appointment.busy': AppointmentBusyReply
  readonly 'appointment.startNote': AppointmentStartNoteReply
  readonly 'appointment.sync': AppointmentSyncReply
  readonly 'auditEvent.forcedAccesses': AuditEventForcedAccessesReply
  readonly 'auditEvent.reviewAccess': AuditEventReviewAccessReply
  readonly 'complianceQuestionnaire.newVersion': ComplianceQuestionnaireNewVersionReply
  readonly 'complianceQuestionnaire.publish': ComplianceQuestionnairePublishReply
  readonly 'condition.findCodes': ConditionFindCodesReply
  readonly 'consent.expire': ConsentExpireReply
  readonly 'consent.revoke': ConsentRevokeReply
  readonly 'consent.sign': ConsentSignReply
  readonly 'coverage.sync': CoverageSyncReply
  readonly 'documentReference.keepText': DocumentReferenceKeepTextReply
  readonly 'documentTransmission.release': DocumentTransmissionReleaseReply
  readonly 'documentTransmission.send': DocumentTransmissionSendReply
  readonly 'documentTransmission.stop': DocumentTransmissionStopReply
  readonly 'documentTransmission.takeResult': DocumentTransmissionTakeResultReply
  readonly 'encounter.sync': EncounterSyncReply
  readonly 'episodeOfCare.sync': EpisodeOfCareSyncReply
  readonly 'form.newVersion': FormNewVersionReply
  readonly 'form.publish': FormPublishReply
  readonly 'form.useStarter': FormUseStarterReply
  readonly 'groupNoteDefinition.newVersion': GroupNoteDefinitionNewVersionReply
  readonly 'groupNoteDefinition.publish': GroupNoteDefinitionPublishReply
  readonly 'groupNoteDefinition.useStarter': GroupNoteDefinitionUseStarterReply
  readonly 'media.keepText': MediaKeepTextReply
  readonly 'medication.review': MedicationReviewReply
  readonly 'note.addendum': NoteAddendumReply
  readonly 'note.amend': NoteAmendReply
  readonly 'note.bundle': NoteBundleReply
  readonly 'noteDefinition.exportPackage': NoteDefinitionExportPackageReply
  readonly 'noteDefinition.importPackage': NoteDefinitionImportPackageReply
  readonly 'noteDefinition.newVersion': NoteDefinitionNewVersionReply
  readonly 'noteDefinition.publish': NoteDefinitionPublishReply
  readonly 'noteDefinition.starters': NoteDefinitionStartersReply
  readonly 'noteDefinition.useStarter': NoteDefinitionUseStarterReply
  readonly 'noteDefinition.whereUsed': NoteDefinitionWhereUsedReply
  readonly 'note.discardAmendment': NoteDiscardAmendmentReply
  readonly 'note.discard': NoteDiscardReply
  readonly 'note.ready': NoteReadyReply
  readonly 'note.return': NoteReturnReply
  readonly 'noteRule.newVersion': NoteRuleNewVersionReply
  readonly 'noteRule.publish': NoteRulePublishReply
  readonly 'noteSectionForm.newVersion': NoteSectionFormNewVersionReply
  readonly 'noteSectionForm.publish': NoteSectionFormPublishReply
  readonly 'note.sign': NoteSignReply
  readonly 'note.sync': NoteSyncReply
  readonly 'note.takeSignature': NoteTakeSignatureReply
  readonly 'note.takeSyncResult': NoteTakeSyncResultReply
  readonly 'note.unsign': NoteUnsignReply
  readonly 'note.void': NoteVoidReply
  readonly 'observableRoutines.newVersion': ObservableRoutinesNewVersionReply
  readonly 'observableRoutines.publish': ObservableRoutinesPublishReply
  readonly 'packet.newVersion': PacketNewVersionReply
  readonly 'packet.publish': PacketPublishReply
  readonly 'packetResponse.answer': PacketResponseAnswerReply
  readonly 'packetResponse.expire': PacketResponseExpireReply
  readonly 'packetResponse.link': PacketResponseLinkReply
  readonly 'packetResponse.review': PacketResponseReviewReply
  readonly 'packetResponse.revokeLink': PacketResponseRevokeLinkReply
  readonly 'packetResponse.sheet': PacketResponseSheetReply
  readonly 'packetResponse.startTablet': PacketResponseStartTabletReply
  readonly 'packetResponse.submit': PacketResponseSubmitReply
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
  readonly 'questionnaire.import': QuestionnaireImportReply
  readonly 'questionnaire.newVersion': QuestionnaireNewVersionReply
  readonly 'questionnaire.publish': QuestionnairePublishReply
  readonly 'questionnaireResponse.review': QuestionnaireResponseReviewReply
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
  readonly 'transcription.removeRecording': TranscriptionRemoveRecordingReply
}

/** An operation with a schema of its own. */
export type ActId = keyof ActInputs
