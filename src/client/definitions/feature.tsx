import { IconLayoutGridAdd, IconUpload } from '@tabler/icons-react'
import type { Feature, Screen } from '#client/routing/feature.ts'

const questionnaire: Screen = {
  path: '/build/questionnaires/$id',
  titleId: 'build.questionnaire',
  permission: 'Questionnaire:Read',
  open: () => import('./questionnaire-screen.tsx').then((file) => file.QuestionnaireScreen),
}

const noteDefinition: Screen = {
  path: '/build/note-definitions/$id',
  titleId: 'build.note-definition',
  permission: 'NoteDefinition:Read',
  open: () => import('./note-definition-screen.tsx').then((file) => file.NoteDefinitionScreen),
}

/** What notes and questionnaires are made from: taken in, looked at, published. */
export const definitions: Feature = {
  id: 'definitions',
  titleId: 'build.title',
  screens: [
    {
      path: '/build',
      titleId: 'build.title',
      permission: 'NoteDefinition:Update',
      open: () => import('./build-screen.tsx').then((file) => file.BuildScreen),
    },
    {
      path: '/build/import',
      titleId: 'build.import',
      permission: 'Questionnaire:Create',
      open: () => import('./import-screen.tsx').then((file) => file.ImportScreen),
    },
    questionnaire,
    noteDefinition,
  ],
  replaces: [
    { type: 'Questionnaire', record: questionnaire },
    { type: 'NoteDefinition', record: noteDefinition },
  ],
  rail: [
    {
      labelId: 'build.title',
      icon: IconLayoutGridAdd,
      path: '/build',
      place: 70,
      goKey: 'b',
      permission: 'NoteDefinition:Update',
    },
  ],
  commands: [
    {
      id: 'build.import',
      labelId: 'build.import',
      icon: IconUpload,
      path: '/build/import',
      permission: 'Questionnaire:Create',
    },
  ],
}
