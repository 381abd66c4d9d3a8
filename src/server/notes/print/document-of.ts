import { fact, paragraph } from '#server/note-parts/paper/blocks-of.ts'
import { type Printing, paperFrame } from '#server/note-parts/paper/paper-frame.ts'
import { patientLine, patientName } from '#server/note-parts/paper/patient-line.ts'
import type { PrintSpeech } from '#server/note-parts/paper/print-speech.ts'
import type { PrintedBlock, PrintedDocument } from '#server/stores/printing/printed-document.ts'
import { answerText } from '#shared/elements/element.ts'
import { strokesOf } from '#shared/elements/people/strokes.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { patientOf } from '#shared/notes/note-parts.ts'
import { adminEditLines } from '#shared/notes/printing/admin-edit-lines.ts'
import { amendmentLines } from '#shared/notes/printing/amendment-lines.ts'
import { printedName } from '#shared/notes/printing/printed-name.ts'
import { sessionLines } from '#shared/notes/printing/session-lines.ts'
import { isLate, signatureLines } from '#shared/notes/printing/signature-lines.ts'
import { signedWords } from '#shared/notes/printing/signed-words.ts'
import { sectionsWith } from '#shared/notes/sections-with.ts'
import { signaturesOf } from '#shared/notes/steps-for.ts'
import type { PrintedNote } from './printed-note.ts'
import { formerBlocks, sectionBlocks } from './section-blocks.ts'

/** A note as a document in all its words. */
export function documentOf(printed: PrintedNote, speech: PrintSpeech, printing: Printing): PrintedDocument {
  const { note, title, preferences } = printed
  const { moments } = speech
  const { now } = printing
  const watermark = watermarkOf(printed, speech, printing)
  return {
    ...paperFrame({ meta: note.meta, preferences, printing }, speech),
    title: [title, nameOf(printed), note.serviceDate].filter(Boolean).join(' – '),
    author: authorOf(printed),
    letterhead: letterheadOf(printed, speech),
    strip: [
      lineOf(printed, speech),
      [title, moments.date(note.serviceDate), ...standingOf(printed, speech)].join(' · '),
    ],
    ...(watermark !== undefined && { watermark }),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      ...warnings(printed, speech),
      ...aboutBlocks(printed, speech),
      ...sessionBlocks(printed, speech),
      ...sectionBlocks(printed, speech, now),
      ...amendmentBlocks(printed, speech, now),
      ...adminEditBlocks(printed, speech),
      ...signatureBlocks(printed, speech),
      ...proofBlocks(printed, speech),
      ...printed.services.flatMap((part) => serviceBlocks(part, speech, now)),
    ],
  }
}

function nameOf({ note, parts }: PrintedNote): string {
  return patientName(patientOf(parts), note.subject.display)
}

function lineOf({ note, parts }: PrintedNote, speech: PrintSpeech): string {
  return patientLine(patientOf(parts), note.subject.display, speech)
}

/** Of a signed note as the signature names its author, whatever the author is called today. */
function authorOf({ note, parts }: PrintedNote): string {
  const own = note.signatures?.findLast(({ signer }) => signer.id === note.author.id)
  if (own?.credentialsText !== undefined && isFrozen(note.signingState)) return own.credentialsText
  return parts.author ? printedName(parts.author) : (note.author.display ?? '–')
}

/** How the note stands, and that it came late. */
function standingOf({ note }: PrintedNote, { say }: PrintSpeech): readonly string[] {
  const late = signaturesOf(note).some((signature) => isLate(signature, note.dueToSign))
  const isAmended = note.status === 'Amended' && note.signingState === 'Signed'
  const state = isAmended
    ? 'enumeration.ReportStatus.Amended'
    : `enumeration.SigningState.${note.signingState}`
  return [say(state), ...(late ? [say('note.late-entry')] : [])]
}

/** What stands across each page of a note that is not to be relied upon, and of the copy of one that stands beside an earlier copy. */
function watermarkOf({ note }: PrintedNote, { say }: PrintSpeech, { isCopy }: Printing): string | undefined {
  if (note.signingState === 'Voided') return say('note.paper-void')
  if (isCopy && note.status === 'Amended') return say('note.paper-amended')
  return note.status === 'Preliminary' ? say('note.paper-draft') : undefined
}

/** Who sends it: the practice, and the place of the session. */
function letterheadOf({ preferences, location }: PrintedNote, { reader }: PrintSpeech): readonly string[] {
  const { name, address, contacts = [] } = location ?? {}
  const place = address && answerText({ id: 'address', type: 'Address' }, { ...address }, reader)
  const ways = contacts.map((contact) =>
    answerText({ id: 'contact', type: 'ContactPoint' }, { ...contact }, reader),
  )
  return [
    preferences.practiceName,
    [name, place?.replaceAll('\n', ', ')].filter(Boolean).join(' · '),
    ways.join(' · '),
  ].filter((line) => line !== '')
}

/** What has to be known before the first word is read. */
function warnings({ note }: PrintedNote, { say, moments }: PrintSpeech): readonly PrintedBlock[] {
  const { signingState, author, created } = note
  const lines = [
    ...(note.void
      ? [
          say('note.voided'),
          say('note.voided-by', {
            who: note.void.by.display ?? '–',
            at: moments.dateAndTime(note.void.at),
            reason: note.void.reason.display,
          }),
        ]
      : []),
    ...(signingState === 'Amending' ? [say('note.amending')] : []),
    ...(signingState === 'PartiallySigned' ? [say('note.paper-partly')] : []),
    ...(isFrozen(signingState)
      ? []
      : [say('note.paper-draft-of', { author: author.display ?? '–', begun: moments.dateAndTime(created) })]),
  ]
  return lines.map((line) => paragraph(line, { isBold: true }))
}

/** Whom and what the note is about, once for those who are read the text aloud: the strips of the pages are not. */
function aboutBlocks(printed: PrintedNote, speech: PrintSpeech): readonly PrintedBlock[] {
  const { note, parts } = printed
  const { say, moments } = speech
  const members =
    note.composition === 'Group' ? parts.shared?.parent?.definitionAssignments?.length : undefined
  return [
    fact(say('note.paper-patient'), lineOf(printed, speech)),
    fact(say('note.paper-author'), authorOf(printed)),
    ...(note.scribe ? [fact(say('note.paper-scribe'), note.scribe.display ?? '–')] : []),
    ...(parts.session ? [] : [fact(say('note.service-date'), moments.date(note.serviceDate))]),
    ...(members === undefined
      ? []
      : [fact(say('note.paper-group'), say('note.paper-members', { count: members }))]),
  ]
}

function sessionBlocks({ note, parts }: PrintedNote, speech: PrintSpeech): readonly PrintedBlock[] {
  if (!parts.session) return []
  return [
    { kind: 'heading', level: 2, text: speech.say('note.session') },
    ...sessionLines(parts.session, speech, signedWords(note)).map(([label, text]) => fact(label, text)),
    fact(speech.say('note.paper-zone'), speech.moments.timezone),
  ]
}

function amendmentBlocks(printed: PrintedNote, speech: PrintSpeech, now: string): readonly PrintedBlock[] {
  const { note, formerly } = printed
  const { amendments = [] } = note
  if (amendments.length === 0) return []
  const open = amendmentInRound(note)?.id
  return [
    { kind: 'heading', level: 2, text: speech.say('note.amendments') },
    ...amendments.map((amendment): PrintedBlock => {
      const told = amendmentLines(amendment, amendment.id === open, speech)
      const before = formerly.get(amendment.id)
      const after = before && sectionsWith(before, amendment.sectionChanges ?? [])
      const former =
        before && after?.ok ? formerBlocks(printed, speech, { before, after: after.value, now }) : []
      return {
        kind: 'frame',
        blocks: [
          paragraph(told.title, { isBold: true }),
          ...[told.open, told.text, told.signed].flatMap((line) =>
            line === undefined ? [] : [paragraph(line)],
          ),
          ...(former.length === 0
            ? []
            : [paragraph(speech.say('note.paper-before'), { isBold: true }), ...former]),
        ],
      }
    }),
  ]
}

function adminEditBlocks({ note }: PrintedNote, speech: PrintSpeech): readonly PrintedBlock[] {
  const lines = adminEditLines(note, speech)
  if (lines.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: speech.say('note.edited-title') },
    ...lines.map((line) => paragraph(line)),
  ]
}

function signatureBlocks({ note, attestations }: PrintedNote, speech: PrintSpeech): readonly PrintedBlock[] {
  const signatures = signaturesOf(note)
  const none = signatures.length === 0 ? [paragraph(speech.say('note.paper-unsigned'))] : []
  return [
    { kind: 'heading', level: 2, text: speech.say('note.signatures') },
    ...none,
    ...signatures.map((signature): PrintedBlock => {
      const told = signatureLines(signature, note.dueToSign, speech)
      const strokes = strokesOf(signature.strokes)
      const attested = attestations.get(signature.id)
      return {
        kind: 'frame',
        blocks: [
          paragraph(told.who, { isBold: true }),
          paragraph(told.when === undefined ? told.what : `${told.what} · ${told.when}`),
          ...(attested === undefined ? [] : [paragraph(attested)]),
          ...told.beside.map((line) => paragraph(line)),
          { kind: 'ink', strokes, told: speech.say('note.paper-signature', { name: told.who }) },
          paragraph(told.code, { isSmall: true }),
          ...(told.invalid === undefined ? [] : [paragraph(told.invalid)]),
        ],
      }
    }),
  ]
}

/** One service of several: its name, how it stands, and all that its own part says, with its own signatures and proof. */
function serviceBlocks(part: PrintedNote, speech: PrintSpeech, now: string): readonly PrintedBlock[] {
  return [
    { kind: 'heading', level: 1, text: part.title },
    ...warnings(part, speech),
    paragraph(standingOf(part, speech).join(' · ')),
    fact(speech.say('note.paper-author'), authorOf(part)),
    ...sessionBlocks(part, speech),
    ...sectionBlocks(part, speech, now),
    ...amendmentBlocks(part, speech, now),
    ...signatureBlocks(part, speech),
    ...proofBlocks(part, speech),
  ]
}

/** By what anybody can find out whether this is what was signed. */
function proofBlocks({ note, manifest }: PrintedNote, { say }: PrintSpeech): readonly PrintedBlock[] {
  if (!manifest) return []
  const { number, hash, keyId } = manifest
  return [
    { kind: 'heading', level: 2, text: say('note.paper-proof') },
    paragraph(say('note.paper-proof-how')),
    fact(say('note.paper-proof-note'), note.id),
    fact(say('note.paper-proof-last', { number }), hash),
    fact(say('note.paper-proof-key'), keyId),
  ]
}
