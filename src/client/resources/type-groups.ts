import type { MessageId } from '#generated/messages/ids.ts'
import type { ResourceType } from '#generated/types/resources.ts'

/** Where a type stands among all of them. */
export type TypeGroup = 'practice' | 'care' | 'scheduling' | 'definitions' | 'access'

/** The groups in the order in which they are shown, with their headings. */
export const typeGroups: readonly { readonly group: TypeGroup; readonly titleId: MessageId }[] = [
  { group: 'care', titleId: 'resources.group-care' },
  { group: 'scheduling', titleId: 'resources.group-scheduling' },
  { group: 'practice', titleId: 'resources.group-practice' },
  { group: 'definitions', titleId: 'resources.group-definitions' },
  { group: 'access', titleId: 'resources.group-access' },
]

/** The group of each type; a type without one does not compile. */
export const groupOf: { readonly [Type in ResourceType]: TypeGroup } = {
  Patient: 'care',
  Condition: 'care',
  EpisodeOfCare: 'care',
  Encounter: 'care',
  Note: 'care',
  QuestionnaireResponse: 'care',
  Group: 'care',
  Appointment: 'scheduling',
  Schedule: 'scheduling',
  HealthcareService: 'scheduling',
  Practice: 'practice',
  PracticePreferences: 'practice',
  Practitioner: 'practice',
  Organization: 'practice',
  Location: 'practice',
  Program: 'practice',
  Form: 'definitions',
  NoteSectionForm: 'definitions',
  NoteDefinition: 'definitions',
  NoteRule: 'definitions',
  SignatureConfiguration: 'definitions',
  Questionnaire: 'definitions',
  Person: 'access',
  SecurityRole: 'access',
  GrantSet: 'access',
  SecurityToken: 'access',
  AuditEvent: 'access',
  SharedScribble: 'access',
  Scribble: 'access',
  PersonalSignature: 'access',
  PersonalPreferences: 'access',
  Notification: 'access',
  ReportDelivery: 'practice',
  ReportCriteria: 'practice',
  Notation: 'definitions',
  SpeechRuleTemplate: 'definitions',
  TextExpansionTemplate: 'definitions',
  SnippetTemplate: 'definitions',
  SpeechRule: 'definitions',
  TextExpansion: 'definitions',
  Snippet: 'definitions',
  NoteTemplate: 'definitions',
  ObservableRoutines: 'definitions',
  Script: 'definitions',
  Packet: 'definitions',
  NoteAudit: 'care',
  PacketResponse: 'care',
  Transcription: 'care',
  RelatedPerson: 'care',
  Observation: 'care',
  Medication: 'care',
}
