import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A letter that came: for whom, its headers and its body. */
export type CaughtLetter = { readonly to: readonly string[]; readonly source: string }

/** For tests, a real mail server on this machine. */
export type MailCatcher = {
  readonly url: string
  readonly letters: CaughtLetter[]
  /** What it says to the next recipients instead of taking them: an SMTP code; undefined: it takes everybody. */
  refuses: number | undefined
  /** Told after a letter was taken and before its sender hears of it. */
  taken: (() => Promise<void>) | undefined
  readonly close: () => Promise<void>
}

/** Starts a mail server that keeps what it gets. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, answer) => {
      const { refuses } = catcher
      answer(refuses === undefined ? null : Object.assign(new Error('not here'), { responseCode: refuses }))
    },
    onData: async (stream, session, answer) => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      catcher.letters.push({ to, source: await text(stream) })
      await catcher.taken?.()
      answer()
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  // A server that listens on a port has an address of this form.
  const { port } = listening.address() as AddressInfo
  const catcher: MailCatcher = {
    url: `smtp://127.0.0.1:${port}`,
    letters: [],
    refuses: undefined,
    taken: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return catcher
}

/** The text of a letter, however it was packed for its way. */
export function wordsOf({ source }: CaughtLetter): { readonly head: string; readonly body: string } {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const packed = rest.join('\r\n\r\n')
  if (/transfer-encoding: base64/i.test(head))
    return { head, body: Buffer.from(packed, 'base64').toString('utf8') }
  if (!/transfer-encoding: quoted-printable/i.test(head)) return { head, body: packed }
  const bytes = packed
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return { head, body: Buffer.from(bytes, 'latin1').toString('utf8') }
}
