import type { Messengers } from '#server/operations/jobs/messengers.ts'
import type { Instant } from '#server/stores/instant.ts'
import { openSmtp, type SmtpSettings } from './open-smtp.ts'
import { openTextService, type TextServiceSettings } from './open-text-service.ts'

/** By which ways messages leave this installation, as its settings say. */
export type MessengerSettings = { readonly smtp?: SmtpSettings; readonly texts?: TextServiceSettings }

/** Opens the ways that are set up; nothing is sent by any other. */
export function openMessengers({ smtp, texts }: MessengerSettings, now: () => Instant): Messengers {
  return { ...(smtp && { Email: openSmtp(smtp) }), ...(texts && { Sms: openTextService(texts, now) }) }
}
