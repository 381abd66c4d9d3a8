import type { MessageId } from '#generated/messages/ids.ts'
import type { ResourceType } from '#generated/types/resources.ts'

/** Where a type stands among all of them. */
export type TypeGroup =
  | 'care'
  | 'notes'
  | 'documents'
  | 'scheduling'
  | 'messages'
  | 'quality'
  | 'practice'
  | 'definitions'
  | 'personal'
  | 'library'
  | 'access'

/** The groups in the order in which they are shown, with their headings. */
export const typeGroups: readonly { readonly group: TypeGroup; readonly titleId: MessageId }[] = [
  { group: 'care', titleId: 'resources.group-care' },
  { group: 'notes', titleId: 'resources.group-notes' },
  { group: 'documents', titleId: 'resources.group-documents' },
  { group: 'scheduling', titleId: 'resources.group-scheduling' },
  { group: 'messages', titleId: 'resources.group-messages' },
  { group: 'quality', titleId: 'resources.group-quality' },
  { group: 'practice', titleId: 'resources.group-practice' },
  { group: 'definitions', titleId: 'resources.group-definitions' },
  { group: 'personal', titleId: 'resources.group-personal' },
  { group: 'library', titleId: 'resources.group-library' },
  { group: 'access', titleId: 'resources.group-access' },
]

/** The group of each type; a type without one does not compile. */
export const groupOf: { readonly [Type in ResourceType]: TypeGroup } = {
  Patient: 'care',
  RelatedPerson: 'care',
  EpisodeOfCare: 'care',
  Coverage: 'care',
  Consent: 'care',
  Condition: 'care',
  Allergy: 'care',
  Medication: 'care',
  Observation: 'care',
  CarePlan: 'care',
  CarePlanSession: 'care',
  CarePlanOutcome: 'care',
  Encounter: 'care',
  Group: 'care',
  Note: 'notes',
  Transcription: 'notes',
  Dialogue: 'notes',
  QuestionnaireResponse: 'notes',
  PacketResponse: 'notes',
  DocumentReference: 'documents',
  ClinicalDocument: 'documents',
  Media: 'documents',
  CdaParsingTask: 'documents',
  DocumentTransmission: 'documents',
  Appointment: 'scheduling',
  Schedule: 'scheduling',
  HealthcareService: 'scheduling',
  Itinerary: 'scheduling',
  Communication: 'messages',
  Channel: 'messages',
  ChannelMembership: 'messages',
  ChatMessage: 'messages',
  Notification: 'messages',
  Announcement: 'messages',
  ComplianceAudit: 'quality',
  NoteAudit: 'quality',
  ComplianceQuestionnaire: 'quality',
  ReportCriteria: 'quality',
  ReportDelivery: 'quality',
  Listing: 'quality',
  Practice: 'practice',
  PracticePreferences: 'practice',
  Practitioner: 'practice',
  Organization: 'practice',
  Location: 'practice',
  Program: 'practice',
  District: 'practice',
  Contract: 'practice',
  Form: 'definitions',
  NoteSectionForm: 'definitions',
  NoteDefinition: 'definitions',
  GroupNoteDefinition: 'definitions',
  NoteTemplate: 'definitions',
  NoteRule: 'definitions',
  SignatureConfiguration: 'definitions',
  Questionnaire: 'definitions',
  Packet: 'definitions',
  Script: 'definitions',
  ObservableRoutines: 'definitions',
  PersonalPreferences: 'personal',
  PersonalSignature: 'personal',
  Scribble: 'personal',
  SharedScribble: 'personal',
  Snippet: 'personal',
  TextExpansion: 'personal',
  SpeechRule: 'personal',
  SnippetTemplate: 'library',
  TextExpansionTemplate: 'library',
  SpeechRuleTemplate: 'library',
  Notation: 'library',
  Person: 'access',
  SecurityRole: 'access',
  GrantSet: 'access',
  SecurityToken: 'access',
  KeyVault: 'access',
  AuditEvent: 'access',
}
