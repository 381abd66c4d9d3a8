import { setupI18n } from '@lingui/core'
import { messages as english } from '#generated/messages/en.js'
import { messages as spanish } from '#generated/messages/es.js'
import { globalRows } from '#server/accounts/people/person-by-login-query.ts'
import type { Context, Letter } from '#server/operations/handler.ts'
import { linkDays } from '#shared/passwords/password-characters.ts'

/** The letter of an invitation: which practice invites, and the link. Who is invited, and as what, it does not say. */
export async function inviteLetter(
  { transaction, actor }: Pick<Context, 'transaction' | 'actor'>,
  path: string,
  address: string,
): Promise<Omit<Letter, 'to'>> {
  const [practice] = await globalRows(transaction, 'Practice', [actor.practiceId])
  const name = String(practice?.content.name ?? '')
  const language = actor.locale.toLowerCase().startsWith('es') ? 'es' : 'en'
  const speaking = setupI18n({ locale: language, messages: { en: english, es: spanish } })
  return {
    subject: speaking._('invites.letter-subject', { practice: name }),
    text: speaking._('invites.letter-text', {
      practice: name,
      days: linkDays,
      link: new URL(path, address).href,
    }),
  }
}
