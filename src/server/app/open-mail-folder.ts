import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Letter, Mail } from '#server/operations/handler.ts'
import { flushFolder, makeFolder } from '#server/stores/content/make-folder.ts'
import type { Instant } from '#server/stores/instant.ts'

/** What a folder for mail needs: where it is, where people find the pages, and of the world the time and ids. */
type MailFolder = {
  readonly directory: string
  readonly address: string
  readonly now: () => Instant
  readonly newId: () => string
}

/**
 * Mail as a folder: each letter is a file of its own in the form of RFC 5322, which a mail server takes from there. It is laid
 * under a hidden name and gets its own when it is sent, so that no letter leaves of what was rolled back.
 */
export function openMailFolder({ directory, address, now, newId }: MailFolder): Mail {
  return {
    address,
    lay: async (letter) => {
      await makeFolder(directory)
      const id = newId()
      const laid = join(directory, `.${id}.laid`)
      await writeWhole(laid, letterText(letter, { id, address, sent: now().milliseconds }))
      return {
        send: async () => {
          await rename(laid, join(directory, `${id}.eml`))
          await flushFolder(directory)
        },
      }
    },
  }
}

async function writeWhole(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

type Envelope = { readonly id: string; readonly address: string; readonly sent: number }

function letterText({ to, subject, text }: Letter, { id, address, sent }: Envelope): string {
  const { hostname } = new URL(address)
  const lines = [
    `From: Goldthread <no-reply@${hostname}>`,
    `To: <${to}>`,
    `Subject: ${encodedWord(subject)}`,
    `Date: ${new Date(sent).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${hostname}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Auto-Submitted: auto-generated',
    '',
    ...(Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
    '',
  ]
  return lines.join('\r\n')
}

/** A header in words of any language (RFC 2047), in pieces of at most 75 characters. */
function encodedWord(text: string): string {
  const pieces = text.match(/.{1,15}/gsu) ?? []
  return pieces.map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\r\n ')
}
