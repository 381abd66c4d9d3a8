import type { Feature } from '#server/operations/handler.ts'
import { guards } from './guards.ts'
import { resetPassword } from './passwords/reset-password.ts'

/** Who may do what, and how people prove who they are. */
export const accounts = {
  handlers: { 'practitioner.resetPassword': resetPassword },
  guards,
} satisfies Feature
