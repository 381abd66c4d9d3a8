import type { Consent } from '#generated/types/consent.ts'
import type { Patient } from '#generated/types/patient.ts'
import { blocksOf, fact, paragraph } from '#server/note-parts/paper/blocks-of.ts'
import { type Printing, paperFrame } from '#server/note-parts/paper/paper-frame.ts'
import { patientLine, patientName } from '#server/note-parts/paper/patient-line.ts'
import type { PrintSpeech } from '#server/note-parts/paper/print-speech.ts'
import type { Preferences } from '#server/note-parts/practice-preferences.ts'
import type { PrintedBlock, PrintedDocument } from '#server/stores/printing/printed-document.ts'
import { consentFacts, explainedIn } from '#shared/consents/consent-facts.ts'
import { strokesOf } from '#shared/elements/people/strokes.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { printedForm } from '#shared/forms/printing/printed-form.ts'
import { signatureLines } from '#shared/notes/printing/signature-lines.ts'

/** A consent with all that its print says. */
export type PrintedConsent = {
  readonly consent: Consent
  readonly patient: Patient | undefined
  /** What its form asks, in the version that was filled in; absent where there is none. */
  readonly form: Definition | undefined
  readonly preferences: Preferences
  readonly printing: Printing
}

/** A consent as a document in all its words: who may share what with whom, for what and how long, and who signed it. */
export function consentDocument(printed: PrintedConsent, speech: PrintSpeech): PrintedDocument {
  const { consent, patient, preferences, printing } = printed
  const { say, moments, reader } = speech
  const name = reader.code('consent-kind', consent.kind.code)
  const whom = patientLine(patient, consent.patient.display, speech)
  const signedAt = consent.dateSigned ?? consent.meta.lastModified
  return {
    ...paperFrame({ meta: consent.meta, preferences, printing }, speech),
    title: [name, patientName(patient, consent.patient.display), signedAt.slice(0, 10)].join(' – '),
    author: preferences.practiceName,
    letterhead: [preferences.practiceName].filter((line) => line !== ''),
    strip: [whom, [name, moments.dateAndTime(signedAt)].join(' · ')],
    blocks: [
      { kind: 'heading', level: 1, text: name },
      fact(say('note.paper-patient'), whom),
      ...saidBlocks(printed, speech),
      ...statementBlocks(printed, speech),
      ...answerBlocks(printed, speech),
      ...signatureBlocks(printed, speech),
    ],
  }
}

function saidBlocks(
  { consent }: PrintedConsent,
  { say, moments, reader }: PrintSpeech,
): readonly PrintedBlock[] {
  const facts = consentFacts(consent, { say, date: moments.date, code: reader.code })
  return facts.flatMap(([label, text]) => (text ? [fact(label, text)] : []))
}

function statementBlocks({ consent }: PrintedConsent, { say }: PrintSpeech): readonly PrintedBlock[] {
  const said = explainedIn(consent, say)
  if (said.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: say('consents.explained') },
    ...said.map((sentence) => paragraph(`☒ ${sentence}`)),
  ]
}

function answerBlocks({ consent, form }: PrintedConsent, speech: PrintSpeech): readonly PrintedBlock[] {
  if (!form) return []
  const today = (consent.dateSigned ?? consent.meta.lastModified).slice(0, 10)
  // A print adds no rows, so that nobody needs an id.
  const opened = { newId: () => '', values: { today } }
  const answers = openAnswers(compileForm(form), consent.form?.data ?? {}, opened)
  const blocks = blocksOf(printedForm(answers, speech), speech)
  if (blocks.length === 0) return []
  return [{ kind: 'heading', level: 2, text: consent.form?.definition.display ?? '–' }, ...blocks]
}

function signatureBlocks({ consent }: PrintedConsent, speech: PrintSpeech): readonly PrintedBlock[] {
  const { signatures = [] } = consent
  return [
    { kind: 'heading', level: 2, text: speech.say('consents.signers') },
    ...signatures.map((signature): PrintedBlock => {
      const told = signatureLines(signature, undefined, speech)
      return {
        kind: 'frame',
        blocks: [
          paragraph(told.who, { isBold: true }),
          paragraph([told.what, told.when].filter(Boolean).join(' · ')),
          ...told.beside.map((line) => paragraph(line)),
          {
            kind: 'ink',
            strokes: strokesOf(signature.strokes),
            told: speech.say('note.paper-signature', { name: told.who }),
          },
          paragraph(told.code, { isSmall: true }),
        ],
      }
    }),
  ]
}
