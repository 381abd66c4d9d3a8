import type { Feature } from '#client/routing/feature.ts'

/** Writing, checking and signing a note. */
export const notes: Feature = {
  id: 'notes',
  titleId: 'note.title',
  screens: [
    {
      path: '/notes/$id',
      titleId: 'note.title',
      permission: 'Note:Read',
      open: () => import('./note-screen.tsx').then((file) => file.NoteScreen),
    },
  ],
}
