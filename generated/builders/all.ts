// Generated from schemas/resources by npm run generate. Edits are lost.
import type { ResourceType } from '../types/resources.ts'
import { allergy } from './allergy.ts'
import { announcement } from './announcement.ts'
import { appointment } from './appointment.ts'
import { auditEvent } from './audit-event.ts'
import { carePlanOutcome } from './care-plan-outcome.ts'
import { carePlanSession } from './care-plan-session.ts'
import { carePlan } from './care-plan.ts'
import { cdaParsingTask } from './cda-parsing-task.ts'
import { channelMembership } from './channel-membership.ts'
import { channel } from './channel.ts'
import { chatMessage } from './chat-message.ts'
import { clinicalDocument } from './clinical-document.ts'
import { communication } from './communication.ts'
import { complianceAudit } from './compliance-audit.ts'
import { complianceQuestionnaire } from './compliance-questionnaire.ts'
import { condition } from './condition.ts'
import { consent } from './consent.ts'
import { contract } from './contract.ts'
import { coverage } from './coverage.ts'
import { dialogue } from './dialogue.ts'
import { district } from './district.ts'
import { documentReference } from './document-reference.ts'
import { documentTransmission } from './document-transmission.ts'
import { encounter } from './encounter.ts'
import { episodeOfCare } from './episode-of-care.ts'
import { form } from './form.ts'
import { grantSet } from './grant-set.ts'
import { groupNoteDefinition } from './group-note-definition.ts'
import { group } from './group.ts'
import { healthcareService } from './healthcare-service.ts'
import { itinerary } from './itinerary.ts'
import { keyVault } from './key-vault.ts'
import { listing } from './listing.ts'
import { location } from './location.ts'
import { media } from './media.ts'
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
  Allergy: allergy,
  Announcement: announcement,
  Appointment: appointment,
  AuditEvent: auditEvent,
  CarePlanOutcome: carePlanOutcome,
  CarePlanSession: carePlanSession,
  CarePlan: carePlan,
  CdaParsingTask: cdaParsingTask,
  ChannelMembership: channelMembership,
  Channel: channel,
  ChatMessage: chatMessage,
  ClinicalDocument: clinicalDocument,
  Communication: communication,
  ComplianceAudit: complianceAudit,
  ComplianceQuestionnaire: complianceQuestionnaire,
  Condition: condition,
  Consent: consent,
  Contract: contract,
  Coverage: coverage,
  Dialogue: dialogue,
  District: district,
  DocumentReference: documentReference,
  DocumentTransmission: documentTransmission,
  Encounter: encounter,
  EpisodeOfCare: episodeOfCare,
  Form: form,
  GrantSet: grantSet,
  GroupNoteDefinition: groupNoteDefinition,
  Group: group,
  HealthcareService: healthcareService,
  Itinerary: itinerary,
  KeyVault: keyVault,
  Listing: listing,
  Location: location,
  Media: media,
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
