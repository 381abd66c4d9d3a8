import type { Feature } from '#server/operations/handler.ts'
import { checkPacket } from './check-packet.ts'
import { checkScript } from './check-script.ts'
import { checkSteps } from './check-steps.ts'
import { definitionGuard } from './definition-guard.ts'
import { formGuard } from './form-guard.ts'
import { importQuestionnaires } from './import-questionnaires.ts'
import { newVersionOf } from './new-version.ts'
import { publishForm } from './publish-form.ts'
import { publishNoteDefinition } from './publish-note-definition.ts'
import { publishPlain } from './publish-plain.ts'
import { publishQuestionnaire } from './publish-questionnaire.ts'
import { publishSectionForm } from './publish-section-form.ts'
import { responseGuard } from './response-guard.ts'
import { useAsNote } from './use-as-note.ts'

/** Forms, questionnaires, note definitions and what belongs to them: taken in, checked, published, continued in a new version. */
export const definitions = {
  handlers: {
    'questionnaire.import': importQuestionnaires,
    'questionnaire.useAsNote': useAsNote,
    'questionnaire.publish': publishQuestionnaire,
    'form.publish': publishForm,
    'noteSectionForm.publish': publishSectionForm,
    'noteDefinition.publish': publishNoteDefinition,
    'noteRule.publish': publishPlain('NoteRule'),
    'signatureConfiguration.publish': publishPlain('SignatureConfiguration', checkSteps),
    'groupNoteDefinition.publish': publishPlain('GroupNoteDefinition'),
    'complianceQuestionnaire.publish': publishPlain('ComplianceQuestionnaire'),
    'packet.publish': publishPlain('Packet', checkPacket),
    'script.publish': publishPlain('Script', checkScript),
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
  },
} satisfies Feature
