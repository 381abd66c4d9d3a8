import type { Feature, Screen } from '#client/routing/feature.ts'

const note = {
  path: '/notes/$id',
  titleId: 'note.screen.note',
  permission: 'Note:Read',
  open: () => import('./note-screen.tsx').then((file) => file.NoteScreen),
} as const satisfies Screen

/** Writing, checking and signing a note. */
export const notes = {
  id: 'notes',
  screens: [note],
  replaces: [{ type: 'Note', record: note }],
  readers: [{ type: 'Note', open: () => import('./note-reader.tsx').then((file) => file.NoteReader) }],
} as const satisfies Feature
