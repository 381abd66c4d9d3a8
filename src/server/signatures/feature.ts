import type { Feature } from '#server/operations/handler.ts'
import { signNote } from './sign-note.ts'

/** What binds a person to a note. */
export const signatures = { handlers: { 'note.sign': signNote }, guards: {} } satisfies Feature
