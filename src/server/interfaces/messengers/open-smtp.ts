import { createTransport } from 'nodemailer'
import type { Messenger } from '#server/operations/jobs/messengers.ts'
import type { Received } from '#server/operations/jobs/outside-system.ts'
import { textOf } from '#server/stores/tokens-of.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** Which mail server takes messages (`smtps://` or `smtp://`, name and password within), and from whom they are. */
export type SmtpSettings = { readonly url: string; readonly from: string }

const patience = 15_000
const onThisMachine = ['127.0.0.1', '[::1]', 'localhost']

/** Opens a mail server as a messenger. Outside of this machine nothing is said in the clear: a server without TLS gets no message. */
export function openSmtp({ url, from }: SmtpSettings): Messenger {
  const { hostname, port, protocol, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !onThisMachine.includes(hostname),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    send: async ({ id, to, subject, text }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        })
        return { kind: 'taken' }
      } catch (error) {
        return refusedFor(error)
      }
    },
  }
}

/** What the server says of the message or its recipient for good (RFC 5321, 4.2.1: 5yz); everything else is thrown on. */
function refusedFor(error: unknown): Received {
  const { responseCode, command, code } = membersOf(error)
  const isOfMessage =
    textOf(code ?? '') === 'EENVELOPE' || ['MAIL FROM', 'RCPT TO', 'DATA'].includes(String(command))
  const isForGood =
    typeof responseCode === 'number' ? responseCode >= 500 : textOf(code ?? '') === 'EENVELOPE'
  if (isOfMessage && isForGood) return { kind: 'refused', message: String(responseCode ?? code) }
  throw error
}
