import type { DefinitionStatus } from '#generated/enumerations/definition-status.ts'

/** The types that have versions, with what can be done with a version of each. */
export const livingTypes = {
  NoteDefinition: { publish: 'noteDefinition.publish', newVersion: 'noteDefinition.newVersion' },
  NoteSectionForm: { publish: 'noteSectionForm.publish', newVersion: 'noteSectionForm.newVersion' },
  Form: { publish: 'form.publish', newVersion: 'form.newVersion' },
  Questionnaire: { publish: 'questionnaire.publish', newVersion: 'questionnaire.newVersion' },
  NoteRule: { publish: 'noteRule.publish', newVersion: 'noteRule.newVersion' },
  SignatureConfiguration: {
    publish: 'signatureConfiguration.publish',
    newVersion: 'signatureConfiguration.newVersion',
  },
  GroupNoteDefinition: {
    publish: 'groupNoteDefinition.publish',
    newVersion: 'groupNoteDefinition.newVersion',
  },
  ComplianceQuestionnaire: {
    publish: 'complianceQuestionnaire.publish',
    newVersion: 'complianceQuestionnaire.newVersion',
  },
  Packet: { publish: 'packet.publish', newVersion: 'packet.newVersion' },
  Script: { publish: 'script.publish', newVersion: 'script.newVersion' },
} as const

/** One of them. */
export type LivingType = keyof typeof livingTypes

/** True for the name of a type that has versions. */
export function isLivingType(type: string): type is LivingType {
  return Object.hasOwn(livingTypes, type)
}

/** One version of a definition, as lists and dialogs know it. */
export type LivingDefinition = {
  readonly resourceType: LivingType
  readonly id: string
  readonly key: string
  readonly name: string
  readonly version: number
  readonly status: DefinitionStatus
  readonly meta: { readonly versionId: string; readonly lastModified: string }
}
