import { IconLayoutGridAdd } from '@tabler/icons-react'
import type { Feature, Screen } from '#client/routing/feature.ts'

const questionnaire = {
  path: '/build/questionnaires/$id',
  titleId: 'build.screen.questionnaire',
  permission: 'Questionnaire:Read',
  open: () => import('./questionnaire-screen.tsx').then((file) => file.QuestionnaireScreen),
} as const satisfies Screen

const noteDefinition = {
  path: '/build/note-definitions/$id',
  titleId: 'build.screen.note-definition',
  permission: 'NoteDefinition:Read',
  open: () => import('./note-definition-screen.tsx').then((file) => file.NoteDefinitionScreen),
} as const satisfies Screen

const groupNote = {
  path: '/build/group-notes/$id',
  titleId: 'note-builder.screen.group-note',
  permission: 'GroupNoteDefinition:Read',
  open: () => import('./note-builder/group/group-note-screen.tsx').then((file) => file.GroupNoteScreen),
} as const satisfies Screen

const form = {
  path: '/build/forms/$id',
  titleId: 'builder.screen.form',
  permission: 'Form:Read',
  open: () => import('./builder/form-screen.tsx').then((file) => file.FormScreen),
} as const satisfies Screen

const sectionForm = {
  path: '/build/section-forms/$id',
  titleId: 'builder.screen.section',
  permission: 'NoteSectionForm:Read',
  open: () => import('./builder/section-form-screen.tsx').then((file) => file.SectionFormScreen),
} as const satisfies Screen

const noteRule = {
  path: '/build/note-rules/$id',
  titleId: 'rule-editor.screen.rule',
  permission: 'NoteRule:Read',
  open: () => import('./rules/rule-screen.tsx').then((file) => file.RuleScreen),
} as const satisfies Screen

const signing = {
  path: '/build/signatures/$id',
  titleId: 'signing-editor.screen.signing',
  permission: 'SignatureConfiguration:Read',
  open: () => import('./signature-steps/signing-screen.tsx').then((file) => file.SigningScreen),
} as const satisfies Screen

const packet = {
  path: '/build/packets/$id',
  titleId: 'packet-editor.screen.packet',
  permission: 'Packet:Read',
  open: () => import('./packets/packet-screen.tsx').then((file) => file.PacketScreen),
} as const satisfies Screen

const checklist = {
  path: '/build/checklists/$id',
  titleId: 'checklist-editor.screen.checklist',
  permission: 'ComplianceQuestionnaire:Read',
  open: () => import('./checklists/checklist-screen.tsx').then((file) => file.ChecklistScreen),
} as const satisfies Screen

const script = {
  path: '/build/scripts/$id',
  titleId: 'script-editor.screen.script',
  permission: 'Script:Read',
  open: () => import('./scripts/script-screen.tsx').then((file) => file.ScriptScreen),
} as const satisfies Screen

/** What notes, questionnaires and packets are made from: taken in, looked at, published. */
export const definitions = {
  id: 'definitions',
  screens: [
    {
      path: '/build',
      titleId: 'build.screen.build',
      permission: 'NoteDefinition:Update',
      open: () => import('./build-screen.tsx').then((file) => file.BuildScreen),
    },
    {
      path: '/build/import',
      titleId: 'build.screen.import',
      permission: 'Questionnaire:Create',
      isInPalette: true,
      open: () => import('./import-screen.tsx').then((file) => file.ImportScreen),
    },
    {
      path: '/build/starters',
      titleId: 'build.screen.starters',
      permission: 'NoteDefinition:Create',
      isInPalette: true,
      open: () => import('./starters/starters-screen.tsx').then((file) => file.StartersScreen),
    },
    questionnaire,
    {
      path: '/build/questionnaires/$id/design',
      titleId: 'builder.screen.design',
      permission: 'Questionnaire:Update',
      open: () => import('./builder/builder-screen.tsx').then((file) => file.BuilderScreen),
    },
    noteDefinition,
    groupNote,
    form,
    sectionForm,
    noteRule,
    signing,
    packet,
    checklist,
    script,
    {
      path: '/build/packages',
      titleId: 'versions.screen.packages',
      permission: 'NoteDefinition:Create',
      open: () => import('./packages-screen.tsx').then((file) => file.PackagesScreen),
    },
    {
      path: '/build/versions/$type/$id',
      titleId: 'versions.screen.versions',
      permission: 'NoteDefinition:Read',
      open: () => import('./versions-screen.tsx').then((file) => file.VersionsScreen),
    },
  ],
  replaces: [
    { type: 'Questionnaire', record: questionnaire },
    { type: 'NoteDefinition', record: noteDefinition },
    { type: 'GroupNoteDefinition', record: groupNote },
    { type: 'Form', record: form },
    { type: 'NoteSectionForm', record: sectionForm },
    { type: 'NoteRule', record: noteRule },
    { type: 'SignatureConfiguration', record: signing },
    { type: 'Packet', record: packet },
    { type: 'ComplianceQuestionnaire', record: checklist },
    { type: 'Script', record: script },
  ],
  rail: [
    {
      labelId: 'build.screen.build',
      icon: IconLayoutGridAdd,
      path: '/build',
      place: 70,
      goKey: 'b',
      permission: 'NoteDefinition:Update',
    },
  ],
} as const satisfies Feature
