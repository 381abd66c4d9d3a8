import { IconNotes } from '@tabler/icons-react'
import type { Feature, Screen } from '#client/routing/feature.ts'

const note = {
  path: '/notes/$id',
  titleId: 'note.screen.note',
  permission: 'Note:Read',
  open: () => import('./note-screen.tsx').then((file) => file.NoteScreen),
} as const satisfies Screen

const start = {
  path: '/notes/new',
  titleId: 'note.screen.start',
  permission: 'Note:Create',
  open: () => import('./start/start-screen.tsx').then((file) => file.StartScreen),
} as const satisfies Screen

/** Starting, writing, checking and signing a note. */
export const notes = {
  id: 'notes',
  screens: [start, note],
  replaces: [{ type: 'Note', record: note }],
  commands: [
    {
      id: 'note.new',
      labelId: 'note.screen.start',
      icon: IconNotes,
      path: '/notes/new',
      permission: 'Note:Create',
    },
  ],
  readers: [{ type: 'Note', open: () => import('./note-reader.tsx').then((file) => file.NoteReader) }],
} as const satisfies Feature
