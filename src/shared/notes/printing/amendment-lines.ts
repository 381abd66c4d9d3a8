import type { Amendment } from '#generated/types/amendment.ts'
import type { NoteSpeech } from './note-speech.ts'

/** What is said of an amendment or an addendum: by whom, when and why; that it does not stand yet; its text; who signed it. */
export type AmendmentLines = {
  readonly title: string
  readonly open?: string
  readonly text?: string
  readonly signed?: string
}

/** Tells of what was added to a signed note or changed in it; `isOpen`: not everybody has signed it yet. */
export function amendmentLines(
  { kind, author, at, reason, text, signature }: Amendment,
  isOpen: boolean,
  { say, moments }: NoteSpeech,
): AmendmentLines {
  const told = { who: author.display ?? '', at: moments.dateAndTime(at), reason: reason.display }
  const signedAt = signature && `${moments.dateAndTime(signature.signedAt ?? at)} ${moments.timezone}`
  return {
    title: say(kind === 'Addendum' ? 'note.addendum-by' : 'note.amended-by', told),
    ...(isOpen && { open: say('note.amendment-open') }),
    ...(text !== undefined && { text }),
    ...(signature && { signed: `${signature.credentialsText ?? ''} · ${signedAt}` }),
  }
}
