import { addFile } from '#server/definitions/giving/add-file.ts'
import { dropFile } from '#server/definitions/giving/drop-file.ts'
import { definitionGuard } from '#server/definitions/guards/definition-guard.ts'
import { formGuard } from '#server/definitions/guards/form-guard.ts'
import { responseGuard } from '#server/definitions/guards/response-guard.ts'
import { makePacketLink, revokePacketLink, startTablet } from '#server/definitions/links/make-packet-link.ts'
import { openVisits } from '#server/definitions/links/open-visits.ts'
import { exportPackage } from '#server/definitions/packages/export-package.ts'
import { importPackage } from '#server/definitions/packages/import-package.ts'
import { answerItem } from '#server/definitions/packets/answer-item.ts'
import { expirePacket, expirePackets } from '#server/definitions/packets/expire-packet.ts'
import { packetGuard } from '#server/definitions/packets/packet-guard.ts'
import { packetSheet } from '#server/definitions/packets/packet-sheet.ts'
import { reviewPacket } from '#server/definitions/packets/review-packet.ts'
import { sendPacket } from '#server/definitions/packets/send-packet.ts'
import { submitPacket } from '#server/definitions/packets/submit-packet.ts'
import { printBlank } from '#server/definitions/printing/print-blank.ts'
import { printResponse } from '#server/definitions/printing/print-response.ts'
import { publishForm } from '#server/definitions/publishing/publish-form.ts'
import { publishGroupNoteDefinition } from '#server/definitions/publishing/publish-group-note-definition.ts'
import { publishNoteDefinition } from '#server/definitions/publishing/publish-note-definition.ts'
import { publishPacket } from '#server/definitions/publishing/publish-packet.ts'
import { publishPlain } from '#server/definitions/publishing/publish-plain.ts'
import { publishQuestionnaire } from '#server/definitions/publishing/publish-questionnaire.ts'
import { publishSectionForm } from '#server/definitions/publishing/publish-section-form.ts'
import { remindOfPackets } from '#server/definitions/reminding/remind-of-packets.ts'
import { takePacketReminder } from '#server/definitions/reminding/take-packet-reminder.ts'
import { reviewResponse } from '#server/definitions/responses/review-response.ts'
import {
  copyForm,
  copyGroupNote,
  copyNoteDefinition,
  copyQuestionnaire,
} from '#server/definitions/starters/copies.ts'
import { copyStarter } from '#server/definitions/starters/copy-starter.ts'
import { listStarters } from '#server/definitions/starters/list-starters.ts'
import { countUses } from '#server/definitions/using/count-uses.ts'
import { importQuestionnaires } from '#server/definitions/using/import-questionnaires.ts'
import { newVersionOf } from '#server/definitions/using/new-version-of.ts'
import { upgradeResponse } from '#server/definitions/using/upgrade-response.ts'
import { useAsNote } from '#server/definitions/using/use-as-note.ts'
import { whereUsed } from '#server/definitions/using/where-used.ts'
import type { Feature } from '#server/operations/handler.ts'

const feature = {
  handlers: {
    'noteDefinition.starters': listStarters,
    'questionnaire.useStarter': copyStarter(copyQuestionnaire),
    'form.useStarter': copyStarter(copyForm),
    'noteDefinition.useStarter': copyStarter(copyNoteDefinition),
    'groupNoteDefinition.useStarter': copyStarter(copyGroupNote),
    'questionnaire.import': importQuestionnaires,
    'questionnaire.useAsNote': useAsNote,
    'questionnaire.publish': publishQuestionnaire,
    'questionnaireResponse.review': reviewResponse,
    'questionnaireResponse.upgrade': upgradeResponse,
    'questionnaireResponse.print': printResponse,
    'questionnaire.print': printBlank('Questionnaire'),
    'form.print': printBlank('Form'),
    'form.publish': publishForm,
    'noteSectionForm.publish': publishSectionForm,
    'noteDefinition.publish': publishNoteDefinition,
    'noteDefinition.whereUsed': whereUsed,
    'noteDefinition.exportPackage': exportPackage,
    'noteDefinition.importPackage': importPackage,
    'noteRule.publish': publishPlain('NoteRule'),
    'signatureConfiguration.publish': publishPlain('SignatureConfiguration'),
    'groupNoteDefinition.publish': publishGroupNoteDefinition,
    'complianceQuestionnaire.publish': publishPlain('ComplianceQuestionnaire'),
    'packet.publish': publishPacket,
    'packet.send': sendPacket,
    'packetResponse.sheet': packetSheet,
    'packetResponse.answer': answerItem,
    'packetResponse.addFile': addFile,
    'packetResponse.dropFile': dropFile,
    'packetResponse.submit': submitPacket,
    'packetResponse.review': reviewPacket,
    'packetResponse.expire': expirePacket,
    'packetResponse.takeReminder': takePacketReminder,
    'packetResponse.link': makePacketLink,
    'packetResponse.revokeLink': revokePacketLink,
    'packetResponse.startTablet': startTablet,
    'snippet.tellUses': countUses,
    'script.publish': publishPlain('Script'),
    'observableRoutines.publish': publishPlain('ObservableRoutines'),
    'questionnaire.newVersion': newVersionOf('Questionnaire'),
    'form.newVersion': newVersionOf('Form'),
    'noteSectionForm.newVersion': newVersionOf('NoteSectionForm'),
    'noteDefinition.newVersion': newVersionOf('NoteDefinition'),
    'noteRule.newVersion': newVersionOf('NoteRule'),
    'signatureConfiguration.newVersion': newVersionOf('SignatureConfiguration'),
    'groupNoteDefinition.newVersion': newVersionOf('GroupNoteDefinition'),
    'complianceQuestionnaire.newVersion': newVersionOf('ComplianceQuestionnaire'),
    'packet.newVersion': newVersionOf('Packet'),
    'script.newVersion': newVersionOf('Script'),
    'observableRoutines.newVersion': newVersionOf('ObservableRoutines'),
  },
  guards: {
    Form: formGuard,
    NoteSectionForm: definitionGuard('NoteSectionForm'),
    NoteDefinition: definitionGuard('NoteDefinition'),
    NoteRule: definitionGuard('NoteRule'),
    SignatureConfiguration: definitionGuard('SignatureConfiguration'),
    Questionnaire: definitionGuard('Questionnaire'),
    GroupNoteDefinition: definitionGuard('GroupNoteDefinition'),
    ComplianceQuestionnaire: definitionGuard('ComplianceQuestionnaire'),
    Packet: definitionGuard('Packet'),
    Script: definitionGuard('Script'),
    ObservableRoutines: definitionGuard('ObservableRoutines'),
    QuestionnaireResponse: responseGuard,
    PacketResponse: packetGuard,
  },
  jobs: { ExpirePackets: expirePackets, RemindOfPackets: remindOfPackets },
} satisfies Feature

/**
 * Forms, questionnaires, packets, note definitions and what belongs to them: taken in, checked, published, continued in a new version,
 * and filled in outside of notes; with the way in for those who fill in a packet and are signed in nowhere.
 */
export const definitions = { ...feature, openVisits }
