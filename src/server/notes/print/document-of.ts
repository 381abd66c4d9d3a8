import type { PrintedBlock, PrintedDocument } from '#server/stores/printing/printed-document.ts'
import { answerText } from '#shared/elements/element.ts'
import { strokesOf } from '#shared/elements/people/strokes.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { patientOf } from '#shared/notes/note-parts.ts'
import { printedName } from '#shared/notes/printed-name.ts'
import { amendmentLines } from '#shared/notes/printing/amendment-lines.ts'
import { sessionLines } from '#shared/notes/printing/session-lines.ts'
import { isLate, signatureLines } from '#shared/notes/printing/signature-lines.ts'
import { sectionsWith } from '#shared/notes/sections-with.ts'
import { signaturesOf } from '#shared/notes/steps-for.ts'
import { fact, paragraph } from './blocks-of.ts'
import type { PrintedNote, PrintSpeech } from './printed-note.ts'
import { formerBlocks, sectionBlocks } from './section-blocks.ts'

/** Who prints it, and when. */
export type Printing = { readonly printer: string; readonly now: string }

/** A note as a document in all its words. */
export function documentOf(
  printed: PrintedNote,
  speech: PrintSpeech,
  { printer, now }: Printing,
): PrintedDocument {
  const { note, title, preferences } = printed
  const { say, moments, language } = speech
  const watermark = watermarkOf(printed, speech)
  return {
    language,
    size: /-(US|CA|MX|CO|CL|VE|PH)$/.test(preferences.locale) ? 'LETTER' : 'A4',
    title: [title, nameOf(printed), note.serviceDate].filter(Boolean).join(' – '),
    author: authorOf(printed),
    printedAt: now,
    letterhead: letterheadOf(printed, speech),
    strip: [
      [nameOf(printed), ...numbersOf(printed, speech)].join(' · '),
      [title, moments.date(note.serviceDate), ...standingOf(printed, speech)].join(' · '),
    ],
    foot: footOf(printed, speech, { printer, now }),
    counting: say('note.paper-page', { page: '{page}', pages: '{pages}' }),
    ...(watermark !== undefined && { watermark }),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      ...warnings(printed, speech),
      ...aboutBlocks(printed, speech),
      ...sessionBlocks(printed, speech),
      ...sectionBlocks(printed, speech, now),
      ...amendmentBlocks(printed, speech, now),
      ...signatureBlocks(printed, speech),
      ...proofBlocks(printed, speech),
    ],
  }
}

/** The name alone: what a person is called beside it changes with the years. */
function nameOf({ note, parts }: PrintedNote): string {
  const { family, given = [] } = patientOf(parts)?.name ?? {}
  return [family, given.join(' ')].filter(Boolean).join(', ') || note.subject.display || ''
}

function authorOf({ note, parts }: PrintedNote): string {
  return parts.author ? printedName(parts.author) : (note.author.display ?? '–')
}

/** By what a person is told from others: the record's number and the day of birth. */
function numbersOf({ parts }: PrintedNote, { say, moments }: PrintSpeech): readonly string[] {
  const { identifiers = [], birthDate } = patientOf(parts) ?? {}
  const number = identifiers.find(({ type }) => type === 'mrn')?.value
  return [
    ...(number === undefined ? [] : [say('note.paper-number', { number })]),
    ...(birthDate === undefined ? [] : [say('note.paper-born', { day: moments.date(birthDate) })]),
  ]
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

/** What stands across each page of a note that is not to be relied upon. */
function watermarkOf({ note }: PrintedNote, { say }: PrintSpeech): string | undefined {
  if (note.signingState === 'Voided') return say('note.paper-void')
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

function footOf(
  { note, preferences }: PrintedNote,
  { say, moments }: PrintSpeech,
  { printer, now }: Printing,
): readonly string[] {
  const isSubstanceUse = note.meta.securityLabels?.some(({ code }) => code === 'SUD') === true
  return [
    say('note.paper-printed', { at: moments.dateAndTime(now), zone: preferences.timezone, who: printer }),
    ...(isSubstanceUse ? [say('interfaces.redisclosure')] : []),
  ]
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
  const members = parts.shared?.parent?.definitionAssignments?.length
  return [
    fact(say('note.paper-patient'), [nameOf(printed), ...numbersOf(printed, speech)].join(' · ')),
    fact(say('note.paper-author'), authorOf(printed)),
    ...(parts.session ? [] : [fact(say('note.service-date'), moments.date(note.serviceDate))]),
    ...(members === undefined
      ? []
      : [fact(say('note.paper-group'), say('note.paper-members', { count: members }))]),
  ]
}

function sessionBlocks({ parts }: PrintedNote, speech: PrintSpeech): readonly PrintedBlock[] {
  if (!parts.session) return []
  return [
    { kind: 'heading', level: 2, text: speech.say('note.session') },
    ...sessionLines(parts.session, speech).map(([label, text]) => fact(label, text)),
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

function signatureBlocks({ note }: PrintedNote, speech: PrintSpeech): readonly PrintedBlock[] {
  const signatures = signaturesOf(note)
  const none = signatures.length === 0 ? [paragraph(speech.say('note.paper-unsigned'))] : []
  return [
    { kind: 'heading', level: 2, text: speech.say('note.signatures') },
    ...none,
    ...signatures.map((signature): PrintedBlock => {
      const told = signatureLines(signature, note.dueToSign, speech)
      const strokes = strokesOf(signature.strokes)
      return {
        kind: 'frame',
        blocks: [
          paragraph(told.who, { isBold: true }),
          paragraph(told.when === undefined ? told.what : `${told.what} · ${told.when}`),
          ...told.beside.map((line) => paragraph(line)),
          { kind: 'ink', strokes, told: speech.say('note.paper-signature', { name: told.who }) },
          paragraph(told.code, { isSmall: true }),
          ...(told.invalid === undefined ? [] : [paragraph(told.invalid)]),
        ],
      }
    }),
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
