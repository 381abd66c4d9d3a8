// Generated from schemas/resources by npm run generate. Edits are lost.
import type { ResourceType } from '../types/resources.ts'
import { appointment } from './appointment.ts'
import { auditEvent } from './audit-event.ts'
import { condition } from './condition.ts'
import { encounter } from './encounter.ts'
import { episodeOfCare } from './episode-of-care.ts'
import { form } from './form.ts'
import { grantSet } from './grant-set.ts'
import { group } from './group.ts'
import { healthcareService } from './healthcare-service.ts'
import { location } from './location.ts'
import { medication } from './medication.ts'
import { notation } from './notation.ts'
import { noteAudit } from './note-audit.ts'
import { noteDefinition } from './note-definition.ts'
import { noteRule } from './note-rule.ts'
import { noteSectionForm } from './note-section-form.ts'
import { noteTemplate } from './note-template.ts'
import { note } from './note.ts'
import { notification } from './notification.ts'
import { observableRoutines } from './observable-routines.ts'
import { observation } from './observation.ts'
import { organization } from './organization.ts'
import { packetResponse } from './packet-response.ts'
import { packet } from './packet.ts'
import { patient } from './patient.ts'
import { person } from './person.ts'
import { personalPreferences } from './personal-preferences.ts'
import { personalSignature } from './personal-signature.ts'
import { practicePreferences } from './practice-preferences.ts'
import { practice } from './practice.ts'
import { practitioner } from './practitioner.ts'
import { program } from './program.ts'
import { questionnaireResponse } from './questionnaire-response.ts'
import { questionnaire } from './questionnaire.ts'
import { relatedPerson } from './related-person.ts'
import { reportCriteria } from './report-criteria.ts'
import { reportDelivery } from './report-delivery.ts'
import { schedule } from './schedule.ts'
import { scribble } from './scribble.ts'
import { script } from './script.ts'
import { securityRole } from './security-role.ts'
import { securityToken } from './security-token.ts'
import { sharedScribble } from './shared-scribble.ts'
import { signatureConfiguration } from './signature-configuration.ts'
import { snippetTemplate } from './snippet-template.ts'
import { snippet } from './snippet.ts'
import { speechRuleTemplate } from './speech-rule-template.ts'
import { speechRule } from './speech-rule.ts'
import { textExpansionTemplate } from './text-expansion-template.ts'
import { textExpansion } from './text-expansion.ts'
import { transcription } from './transcription.ts'
import type { TypeRecipe } from './recipe.ts'

/** The recipe of each type. */
export const recipes: { readonly [Type in ResourceType]: TypeRecipe } = {
  Appointment: appointment,
  AuditEvent: auditEvent,
  Condition: condition,
  Encounter: encounter,
  EpisodeOfCare: episodeOfCare,
  Form: form,
  GrantSet: grantSet,
  Group: group,
  HealthcareService: healthcareService,
  Location: location,
  Medication: medication,
  Notation: notation,
  NoteAudit: noteAudit,
  NoteDefinition: noteDefinition,
  NoteRule: noteRule,
  NoteSectionForm: noteSectionForm,
  NoteTemplate: noteTemplate,
  Note: note,
  Notification: notification,
  ObservableRoutines: observableRoutines,
  Observation: observation,
  Organization: organization,
  PacketResponse: packetResponse,
  Packet: packet,
  Patient: patient,
  Person: person,
  PersonalPreferences: personalPreferences,
  PersonalSignature: personalSignature,
  PracticePreferences: practicePreferences,
  Practice: practice,
  Practitioner: practitioner,
  Program: program,
  QuestionnaireResponse: questionnaireResponse,
  Questionnaire: questionnaire,
  RelatedPerson: relatedPerson,
  ReportCriteria: reportCriteria,
  ReportDelivery: reportDelivery,
  Schedule: schedule,
  Scribble: scribble,
  Script: script,
  SecurityRole: securityRole,
  SecurityToken: securityToken,
  SharedScribble: sharedScribble,
  SignatureConfiguration: signatureConfiguration,
  SnippetTemplate: snippetTemplate,
  Snippet: snippet,
  SpeechRuleTemplate: speechRuleTemplate,
  SpeechRule: speechRule,
  TextExpansionTemplate: textExpansionTemplate,
  TextExpansion: textExpansion,
  Transcription: transcription,
}
