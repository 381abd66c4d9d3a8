import type { Feature, Screen } from '#client/routing/feature.ts'

const note: Screen = {
  path: '/notes/$id',
  titleId: 'note.title',
  permission: 'Note:Read',
  open: () => import('./note-screen.tsx').then((file) => file.NoteScreen),
}

/** Writing, checking and signing a note. */
export const notes: Feature = {
  id: 'notes',
  titleId: 'note.title',
  screens: [note],
  replaces: [{ type: 'Note', record: note }],
}
