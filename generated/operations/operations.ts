// Generated from schemas/resources and schemas/operations by npm run generate. Edits are lost.
import type { ResourceType } from '../types/resources.ts'
import type {
  AppointmentStartNoteInput,
  AppointmentStartNoteReply,
  ComplianceQuestionnaireNewVersionInput,
  ComplianceQuestionnaireNewVersionReply,
  ComplianceQuestionnairePublishInput,
  ComplianceQuestionnairePublishReply,
  ConditionFindCodesInput,
  ConditionFindCodesReply,
  FormNewVersionInput,
  FormNewVersionReply,
  FormPublishInput,
  FormPublishReply,
  GroupNoteDefinitionNewVersionInput,
  GroupNoteDefinitionNewVersionReply,
  GroupNoteDefinitionPublishInput,
  GroupNoteDefinitionPublishReply,
  NoteDefinitionNewVersionInput,
  NoteDefinitionNewVersionReply,
  NoteDefinitionPublishInput,
  NoteDefinitionPublishReply,
  NoteReadyInput,
  NoteReadyReply,
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
  ObservableRoutinesNewVersionInput,
  ObservableRoutinesNewVersionReply,
  ObservableRoutinesPublishInput,
  ObservableRoutinesPublishReply,
  PacketNewVersionInput,
  PacketNewVersionReply,
  PacketPublishInput,
  PacketPublishReply,
  PractitionerResetPasswordInput,
  PractitionerResetPasswordReply,
  QuestionnaireImportInput,
  QuestionnaireImportReply,
  QuestionnaireNewVersionInput,
  QuestionnaireNewVersionReply,
  QuestionnairePublishInput,
  QuestionnairePublishReply,
  QuestionnaireUseAsNoteInput,
  QuestionnaireUseAsNoteReply,
  ScriptNewVersionInput,
  ScriptNewVersionReply,
  ScriptPublishInput,
  ScriptPublishReply,
  SignatureConfigurationNewVersionInput,
  SignatureConfigurationNewVersionReply,
  SignatureConfigurationPublishInput,
  SignatureConfigurationPublishReply,
} from './acts.ts'

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

/** Word → type, collection, and what may be asked: c(reate), r(ead), u(pdate), d(elete); g: of no practice. */
const rows = {
  allergy: ['Allergy', 'Allergies', 'crud'],
  announcement: ['Announcement', 'Announcements', 'crudg'],
  appointment: ['Appointment', 'Appointments', 'crud'],
  auditEvent: ['AuditEvent', 'AuditEvents', 'r'],
  carePlanOutcome: ['CarePlanOutcome', 'CarePlanOutcomes', 'crud'],
  carePlanSession: ['CarePlanSession', 'CarePlanSessions', 'crud'],
  carePlan: ['CarePlan', 'CarePlans', 'crud'],
  cdaParsingTask: ['CdaParsingTask', 'CdaParsingTasks', 'crud'],
  channelMembership: ['ChannelMembership', 'ChannelMemberships', 'crud'],
  channel: ['Channel', 'Channels', 'crud'],
  chatMessage: ['ChatMessage', 'ChatMessages', 'crud'],
  clinicalDocument: ['ClinicalDocument', 'ClinicalDocuments', 'cru'],
  communication: ['Communication', 'Communications', 'crud'],
  complianceAudit: ['ComplianceAudit', 'ComplianceAudits', 'crud'],
  complianceQuestionnaire: ['ComplianceQuestionnaire', 'ComplianceQuestionnaires', 'crud'],
  condition: ['Condition', 'Conditions', 'crud'],
  consent: ['Consent', 'Consents', 'crud'],
  contract: ['Contract', 'Contracts', 'crud'],
  coverage: ['Coverage', 'Coverages', 'crud'],
  dialogue: ['Dialogue', 'Dialogues', 'crud'],
  district: ['District', 'Districts', 'crud'],
  documentReference: ['DocumentReference', 'DocumentReferences', 'crud'],
  documentTransmission: ['DocumentTransmission', 'DocumentTransmissions', 'cru'],
  encounter: ['Encounter', 'Encounters', 'crud'],
  episodeOfCare: ['EpisodeOfCare', 'EpisodesOfCare', 'cru'],
  form: ['Form', 'Forms', 'crud'],
  grantSet: ['GrantSet', 'GrantSets', 'cru'],
  groupNoteDefinition: ['GroupNoteDefinition', 'GroupNoteDefinitions', 'crud'],
  group: ['Group', 'Groups', 'crud'],
  healthcareService: ['HealthcareService', 'HealthcareServices', 'crud'],
  itinerary: ['Itinerary', 'Itineraries', 'crud'],
  keyVault: ['KeyVault', 'KeyVaults', 'crudg'],
  listing: ['Listing', 'Listings', 'crud'],
  location: ['Location', 'Locations', 'crud'],
  media: ['Media', 'Media', 'crud'],
  medication: ['Medication', 'Medications', 'crud'],
  notation: ['Notation', 'Notations', 'crudg'],
  noteAudit: ['NoteAudit', 'NoteAudits', 'crud'],
  noteDefinition: ['NoteDefinition', 'NoteDefinitions', 'crud'],
  noteRule: ['NoteRule', 'NoteRules', 'crud'],
  noteSectionForm: ['NoteSectionForm', 'NoteSectionForms', 'crud'],
  noteTemplate: ['NoteTemplate', 'NoteTemplates', 'crud'],
  note: ['Note', 'Notes', 'crud'],
  notification: ['Notification', 'Notifications', 'crud'],
  observableRoutines: ['ObservableRoutines', 'ObservableRoutines', 'crud'],
  observation: ['Observation', 'Observations', 'crud'],
  organization: ['Organization', 'Organizations', 'crud'],
  packetResponse: ['PacketResponse', 'PacketResponses', 'crud'],
  packet: ['Packet', 'Packets', 'crud'],
  patient: ['Patient', 'Patients', 'crud'],
  person: ['Person', 'People', 'crudg'],
  personalPreferences: ['PersonalPreferences', 'PersonalPreferences', 'cru'],
  personalSignature: ['PersonalSignature', 'PersonalSignatures', 'crud'],
  practicePreferences: ['PracticePreferences', 'PracticePreferences', 'ru'],
  practice: ['Practice', 'Practices', 'rug'],
  practitioner: ['Practitioner', 'Practitioners', 'crud'],
  program: ['Program', 'Programs', 'crud'],
  questionnaireResponse: ['QuestionnaireResponse', 'QuestionnaireResponses', 'crud'],
  questionnaire: ['Questionnaire', 'Questionnaires', 'crud'],
  relatedPerson: ['RelatedPerson', 'RelatedPeople', 'crud'],
  reportCriteria: ['ReportCriteria', 'ReportCriteria', 'crud'],
  reportDelivery: ['ReportDelivery', 'ReportDeliveries', 'crud'],
  schedule: ['Schedule', 'Schedules', 'crud'],
  scribble: ['Scribble', 'Scribbles', 'crud'],
  script: ['Script', 'Scripts', 'crud'],
  securityRole: ['SecurityRole', 'SecurityRoles', 'cru'],
  securityToken: ['SecurityToken', 'SecurityTokens', 'crud'],
  sharedScribble: ['SharedScribble', 'SharedScribbles', 'crud'],
  signatureConfiguration: ['SignatureConfiguration', 'SignatureConfigurations', 'crud'],
  snippetTemplate: ['SnippetTemplate', 'SnippetTemplates', 'crudg'],
  snippet: ['Snippet', 'Snippets', 'crud'],
  speechRuleTemplate: ['SpeechRuleTemplate', 'SpeechRuleTemplates', 'crudg'],
  speechRule: ['SpeechRule', 'SpeechRules', 'crud'],
  textExpansionTemplate: ['TextExpansionTemplate', 'TextExpansionTemplates', 'crudg'],
  textExpansion: ['TextExpansion', 'TextExpansions', 'crud'],
  transcription: ['Transcription', 'Transcriptions', 'crud'],
} as const satisfies Readonly<Record<string, readonly [ResourceType, string, string]>>

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
} as const

type Rows = typeof rows
type Verbs = typeof verbs
type VerbOf<Letters extends string> = {
  [Letter in keyof Verbs]: Letters extends `${string}${Letter}${string}` ? keyof Verbs[Letter]['verbs'] & string : never
}[keyof Verbs]
type PlainIds = { [Word in keyof Rows]: `${Word}.${VerbOf<Rows[Word][2]>}` }[keyof Rows]
type Plain<Id extends string = string> = Operation & { readonly id: Id; readonly kind: 'plain' }

function plainOperations(): { readonly [Id in PlainIds]: Plain<Id> } {
  const entries = Object.entries(rows).flatMap(([word, [resource, collection, letters]]) => {
    const base = letters.endsWith('g') ? `/api/v1/${collection}` : `/api/v1/practices/{practice}/${collection}`
    const allowed = Object.entries(verbs).filter(([letter]) => letters.includes(letter))
    return allowed.flatMap(([, { needs, verbs: made }]) =>
      Object.entries(made).map(([verb, [method, below, offline]]): readonly [string, Plain] => {
        const id = `${word}.${verb}`
        const permission = `${resource}:${needs}`
        return [id, { id, resource, verb, method, path: base + below, permission, flags: [], offline, kind: 'plain' }]
      }),
    )
  })
  return Object.fromEntries(entries) as { readonly [Id in PlainIds]: Plain<Id> }
}

const acts = {
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
} as const satisfies Readonly<Record<string, Operation>>

/** Everything that can be asked, by its id. What a type does not allow over the wire is not here. */
export const operations = { ...plainOperations(), ...acts }

export type OperationId = keyof typeof operations

/** The inputs of the acts: what stands in the body. */
export type ActInputs = {
  readonly 'appointment.startNote': AppointmentStartNoteInput
  readonly 'complianceQuestionnaire.newVersion': ComplianceQuestionnaireNewVersionInput
  readonly 'complianceQuestionnaire.publish': ComplianceQuestionnairePublishInput
  readonly 'condition.findCodes': ConditionFindCodesInput
  readonly 'form.newVersion': FormNewVersionInput
  readonly 'form.publish': FormPublishInput
  readonly 'groupNoteDefinition.newVersion': GroupNoteDefinitionNewVersionInput
  readonly 'groupNoteDefinition.publish': GroupNoteDefinitionPublishInput
  readonly 'noteDefinition.newVersion': NoteDefinitionNewVersionInput
  readonly 'noteDefinition.publish': NoteDefinitionPublishInput
  readonly 'note.ready': NoteReadyInput
  readonly 'noteRule.newVersion': NoteRuleNewVersionInput
  readonly 'noteRule.publish': NoteRulePublishInput
  readonly 'noteSectionForm.newVersion': NoteSectionFormNewVersionInput
  readonly 'noteSectionForm.publish': NoteSectionFormPublishInput
  readonly 'note.sign': NoteSignInput
  readonly 'observableRoutines.newVersion': ObservableRoutinesNewVersionInput
  readonly 'observableRoutines.publish': ObservableRoutinesPublishInput
  readonly 'packet.newVersion': PacketNewVersionInput
  readonly 'packet.publish': PacketPublishInput
  readonly 'practitioner.resetPassword': PractitionerResetPasswordInput
  readonly 'questionnaire.import': QuestionnaireImportInput
  readonly 'questionnaire.newVersion': QuestionnaireNewVersionInput
  readonly 'questionnaire.publish': QuestionnairePublishInput
  readonly 'questionnaire.useAsNote': QuestionnaireUseAsNoteInput
  readonly 'script.newVersion': ScriptNewVersionInput
  readonly 'script.publish': ScriptPublishInput
  readonly 'signatureConfiguration.newVersion': SignatureConfigurationNewVersionInput
  readonly 'signatureConfiguration.publish': SignatureConfigurationPublishInput
}

/** What the acts answer. */
export type ActReplies = {
  readonly 'appointment.startNote': AppointmentStartNoteReply
  readonly 'complianceQuestionnaire.newVersion': ComplianceQuestionnaireNewVersionReply
  readonly 'complianceQuestionnaire.publish': ComplianceQuestionnairePublishReply
  readonly 'condition.findCodes': ConditionFindCodesReply
  readonly 'form.newVersion': FormNewVersionReply
  readonly 'form.publish': FormPublishReply
  readonly 'groupNoteDefinition.newVersion': GroupNoteDefinitionNewVersionReply
  readonly 'groupNoteDefinition.publish': GroupNoteDefinitionPublishReply
  readonly 'noteDefinition.newVersion': NoteDefinitionNewVersionReply
  readonly 'noteDefinition.publish': NoteDefinitionPublishReply
  readonly 'note.ready': NoteReadyReply
  readonly 'noteRule.newVersion': NoteRuleNewVersionReply
  readonly 'noteRule.publish': NoteRulePublishReply
  readonly 'noteSectionForm.newVersion': NoteSectionFormNewVersionReply
  readonly 'noteSectionForm.publish': NoteSectionFormPublishReply
  readonly 'note.sign': NoteSignReply
  readonly 'observableRoutines.newVersion': ObservableRoutinesNewVersionReply
  readonly 'observableRoutines.publish': ObservableRoutinesPublishReply
  readonly 'packet.newVersion': PacketNewVersionReply
  readonly 'packet.publish': PacketPublishReply
  readonly 'practitioner.resetPassword': PractitionerResetPasswordReply
  readonly 'questionnaire.import': QuestionnaireImportReply
  readonly 'questionnaire.newVersion': QuestionnaireNewVersionReply
  readonly 'questionnaire.publish': QuestionnairePublishReply
  readonly 'questionnaire.useAsNote': QuestionnaireUseAsNoteReply
  readonly 'script.newVersion': ScriptNewVersionReply
  readonly 'script.publish': ScriptPublishReply
  readonly 'signatureConfiguration.newVersion': SignatureConfigurationNewVersionReply
  readonly 'signatureConfiguration.publish': SignatureConfigurationPublishReply
}

/** An operation with a schema of its own. */
export type ActId = keyof ActInputs
