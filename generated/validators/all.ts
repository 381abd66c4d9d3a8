// Generated from schemas by npm run generate. Edits are lost.
import type { ActId, ActInputs } from '../operations/operations.ts'
import type { Creates, ResourceType, ResourceTypes } from '../types/resources.ts'
import type { Validator } from './validator.ts'

/** The two validators of each type. */
export const validatorsOf: {
  readonly [Type in ResourceType]: () => Promise<{ readonly create: Validator<Creates[Type]>; readonly stored: Validator<ResourceTypes[Type]> }>
} = {
  Appointment: () => import('./appointment.js'),
  AuditEvent: () => import('./audit-event.js'),
  Condition: () => import('./condition.js'),
  Encounter: () => import('./encounter.js'),
  EpisodeOfCare: () => import('./episode-of-care.js'),
  Form: () => import('./form.js'),
  GrantSet: () => import('./grant-set.js'),
  Group: () => import('./group.js'),
  HealthcareService: () => import('./healthcare-service.js'),
  Location: () => import('./location.js'),
  NoteDefinition: () => import('./note-definition.js'),
  NoteRule: () => import('./note-rule.js'),
  NoteSectionForm: () => import('./note-section-form.js'),
  Note: () => import('./note.js'),
  Organization: () => import('./organization.js'),
  Patient: () => import('./patient.js'),
  Person: () => import('./person.js'),
  PracticePreferences: () => import('./practice-preferences.js'),
  Practice: () => import('./practice.js'),
  Practitioner: () => import('./practitioner.js'),
  Program: () => import('./program.js'),
  QuestionnaireResponse: () => import('./questionnaire-response.js'),
  Questionnaire: () => import('./questionnaire.js'),
  Schedule: () => import('./schedule.js'),
  SecurityRole: () => import('./security-role.js'),
  SecurityToken: () => import('./security-token.js'),
  SignatureConfiguration: () => import('./signature-configuration.js'),
}

/** The validator of each act's body. */
export const inputValidatorOf: { readonly [Id in ActId]: () => Promise<Validator<ActInputs[Id]>> } = {
  'appointment.startNote': () => import('./operations/appointment-start-note.js').then((file) => file.input),
  'form.newVersion': () => import('./operations/form-new-version.js').then((file) => file.input),
  'form.publish': () => import('./operations/form-publish.js').then((file) => file.input),
  'noteDefinition.newVersion': () => import('./operations/note-definition-new-version.js').then((file) => file.input),
  'noteDefinition.publish': () => import('./operations/note-definition-publish.js').then((file) => file.input),
  'note.ready': () => import('./operations/note-ready.js').then((file) => file.input),
  'noteRule.newVersion': () => import('./operations/note-rule-new-version.js').then((file) => file.input),
  'noteRule.publish': () => import('./operations/note-rule-publish.js').then((file) => file.input),
  'noteSectionForm.newVersion': () => import('./operations/note-section-form-new-version.js').then((file) => file.input),
  'noteSectionForm.publish': () => import('./operations/note-section-form-publish.js').then((file) => file.input),
  'note.sign': () => import('./operations/note-sign.js').then((file) => file.input),
  'questionnaire.import': () => import('./operations/questionnaire-import.js').then((file) => file.input),
  'questionnaire.newVersion': () => import('./operations/questionnaire-new-version.js').then((file) => file.input),
  'questionnaire.publish': () => import('./operations/questionnaire-publish.js').then((file) => file.input),
  'questionnaire.useAsNote': () => import('./operations/questionnaire-use-as-note.js').then((file) => file.input),
  'signatureConfiguration.newVersion': () => import('./operations/signature-configuration-new-version.js').then((file) => file.input),
  'signatureConfiguration.publish': () => import('./operations/signature-configuration-publish.js').then((file) => file.input),
}
