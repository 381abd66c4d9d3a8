// Generated from schemas/operations by npm run generate. Edits are lost.
import type { ActId } from './operations.ts'

export type ActFacts = {
  /** What the trail calls it when it was done: a code of the list audit-event-type. */
  readonly event: string
  /** It may write a row that is locked against plain writes. */
  readonly writesLocked?: true
}

export const actFacts: { readonly [Id in ActId]: ActFacts } = {
  'appointment.busy': { event: 'list-view' },
  'appointment.startNote': { event: 'note-start' },
  'auditEvent.forcedAccesses': { event: 'search' },
  'auditEvent.reviewAccess': { event: 'audit-review' },
  'complianceQuestionnaire.newVersion': { event: 'update' },
  'complianceQuestionnaire.publish': { event: 'definition-publish' },
  'condition.findCodes': { event: 'update' },
  'consent.expire': { event: 'consent-expire' },
  'documentReference.keepText': { event: 'update' },
  'form.newVersion': { event: 'update' },
  'form.publish': { event: 'definition-publish' },
  'groupNoteDefinition.newVersion': { event: 'update' },
  'groupNoteDefinition.publish': { event: 'definition-publish' },
  'media.keepText': { event: 'update' },
  'noteDefinition.newVersion': { event: 'update' },
  'noteDefinition.publish': { event: 'definition-publish' },
  'note.ready': { event: 'note-ready' },
  'noteRule.newVersion': { event: 'update' },
  'noteRule.publish': { event: 'definition-publish' },
  'noteSectionForm.newVersion': { event: 'update' },
  'noteSectionForm.publish': { event: 'definition-publish' },
  'note.sign': { event: 'note-sign', writesLocked: true },
  'observableRoutines.newVersion': { event: 'update' },
  'observableRoutines.publish': { event: 'definition-publish' },
  'packet.newVersion': { event: 'update' },
  'packet.publish': { event: 'definition-publish' },
  'packetResponse.expire': { event: 'update' },
  'patient.find': { event: 'search' },
  'practicePreferences.backgroundWork': { event: 'list-view' },
  'practicePreferences.tryAgain': { event: 'update' },
  'practitioner.effectiveAccess': { event: 'read' },
  'practitioner.resetPassword': { event: 'invite-send' },
  'questionnaire.import': { event: 'update' },
  'questionnaire.newVersion': { event: 'update' },
  'questionnaire.publish': { event: 'definition-publish' },
  'questionnaire.useAsNote': { event: 'update' },
  'reportDelivery.decryptPassword': { event: 'report-decrypt' },
  'reportDelivery.expire': { event: 'delete' },
  'script.newVersion': { event: 'update' },
  'script.publish': { event: 'definition-publish' },
  'securityToken.breakGlass': { event: 'token-extend' },
  'signatureConfiguration.newVersion': { event: 'update' },
  'signatureConfiguration.publish': { event: 'definition-publish' },
  'transcription.removeRecording': { event: 'content-delete' },
}
