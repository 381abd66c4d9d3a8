import { guards } from '#server/accounts/guards/guards.ts'
import type { Feature } from '#server/operations/handler.ts'
import { resetPassword } from './passwords/reset-password.ts'

/** Who may do what, and how people prove who they are. */
export const accounts = {
  handlers: { 'practitioner.resetPassword': resetPassword },
  guards,
} satisfies Feature
