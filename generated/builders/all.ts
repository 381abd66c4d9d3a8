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
import { noteDefinition } from './note-definition.ts'
import { noteRule } from './note-rule.ts'
import { noteSectionForm } from './note-section-form.ts'
import { note } from './note.ts'
import { organization } from './organization.ts'
import { patient } from './patient.ts'
import { person } from './person.ts'
import { practicePreferences } from './practice-preferences.ts'
import { practice } from './practice.ts'
import { practitioner } from './practitioner.ts'
import { program } from './program.ts'
import { questionnaireResponse } from './questionnaire-response.ts'
import { questionnaire } from './questionnaire.ts'
import { schedule } from './schedule.ts'
import { securityRole } from './security-role.ts'
import { securityToken } from './security-token.ts'
import { signatureConfiguration } from './signature-configuration.ts'
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
  NoteDefinition: noteDefinition,
  NoteRule: noteRule,
  NoteSectionForm: noteSectionForm,
  Note: note,
  Organization: organization,
  Patient: patient,
  Person: person,
  PracticePreferences: practicePreferences,
  Practice: practice,
  Practitioner: practitioner,
  Program: program,
  QuestionnaireResponse: questionnaireResponse,
  Questionnaire: questionnaire,
  Schedule: schedule,
  SecurityRole: securityRole,
  SecurityToken: securityToken,
  SignatureConfiguration: signatureConfiguration,
}
