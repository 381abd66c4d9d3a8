import type { Patient } from '#generated/types/patient.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { blocksOf, fact, paragraph } from '#server/note-parts/paper/blocks-of.ts'
import { headedBlocks } from '#server/note-parts/paper/headed-blocks.ts'
import { type Printing, paperFrame } from '#server/note-parts/paper/paper-frame.ts'
import { patientLine, patientName } from '#server/note-parts/paper/patient-line.ts'
import type { PrintSpeech } from '#server/note-parts/paper/print-speech.ts'
import type { Preferences } from '#server/note-parts/practice-preferences.ts'
import type { PrintedBlock, PrintedDocument } from '#server/stores/printing/printed-document.ts'
import { isRecord } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { asAnswer, definitionOf } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { printedForm } from '#shared/forms/printing/printed-form.ts'
import { translatedForm } from '#shared/forms/translating/translated-form.ts'

/** Answers with all that their print says. */
export type PrintedResponse = {
  readonly response: QuestionnaireResponse
  /** In the version that was answered; absent where its reader may not read the questions. */
  readonly questionnaire: Questionnaire | undefined
  readonly patient: Patient | undefined
  readonly preferences: Preferences
  readonly printing: Printing
}

/** The answers to a questionnaire as a document in all its words. */
export function responseDocument(printed: PrintedResponse, speech: PrintSpeech): PrintedDocument {
  const { response, questionnaire, patient, preferences, printing } = printed
  const { say, moments } = speech
  const name = questionnaire?.name ?? response.questionnaire.display ?? response.display
  const whom = patientLine(patient, response.patient.display, speech)
  const watermark = watermarkOf(printed, speech)
  return {
    ...paperFrame({ meta: response.meta, preferences, printing }, speech),
    title: [name, patientName(patient, response.patient.display), response.authored.slice(0, 10)]
      .filter(Boolean)
      .join(' – '),
    author: response.author.display ?? '–',
    letterhead: [preferences.practiceName].filter((line) => line !== ''),
    strip: [
      whom,
      [
        name,
        ...versionOf(questionnaire, speech),
        moments.dateAndTime(response.authored),
        say(`enumeration.ReportStatus.${response.status}`),
      ].join(' · '),
    ],
    ...(watermark !== undefined && { watermark }),
    blocks: [
      { kind: 'heading', level: 1, text: name },
      ...warningBlocks(printed, speech),
      fact(say('note.paper-patient'), whom),
      ...aboutBlocks(printed, speech),
      ...alertBlocks(printed, speech),
      ...scoreBlocks(printed, speech),
      ...headedBlocks(
        { kind: 'heading', level: 2, text: say('filling.answers') },
        answerBlocks(printed, speech),
      ),
      ...(questionnaire?.copyright ? [paragraph(questionnaire.copyright, { isSmall: true })] : []),
    ],
  }
}

function versionOf(questionnaire: Questionnaire | undefined, { say }: PrintSpeech): readonly string[] {
  return questionnaire ? [say('definitions.paper-version', { number: questionnaire.version })] : []
}

/** What stands across each page of answers that are not to be relied upon. */
function watermarkOf({ response }: PrintedResponse, { say }: PrintSpeech): string | undefined {
  if (response.status === 'EnteredInError') return say('definitions.paper-error')
  return response.status === 'Preliminary' ? say('note.paper-draft') : undefined
}

function warningBlocks({ response }: PrintedResponse, { say }: PrintSpeech): readonly PrintedBlock[] {
  if (response.status === 'EnteredInError')
    return [paragraph(say('definitions.paper-error-told'), { isBold: true })]
  return response.status === 'Preliminary'
    ? [paragraph(say('definitions.paper-unfinished'), { isBold: true })]
    : []
}

/** To which questions, by whom, when and how; and who of the staff has read it. */
function aboutBlocks(
  { response, questionnaire }: PrintedResponse,
  speech: PrintSpeech,
): readonly PrintedBlock[] {
  const { say, moments } = speech
  const { author, authored, source, mode, language, reviewed } = response
  const who = [author.display ?? '–', say(`enumeration.AnswerSource.${source}`)].join(' · ')
  return [
    ...(questionnaire
      ? [
          fact(
            say('definitions.paper-questionnaire'),
            [questionnaire.shortName, ...versionOf(questionnaire, speech)].join(' · '),
          ),
        ]
      : []),
    fact(say('definitions.paper-filled-by'), who),
    fact(say('definitions.paper-filled-at'), `${moments.dateAndTime(authored)} (${moments.timezone})`),
    fact(say('definitions.paper-filled-how'), say(`enumeration.AnswerMode.${mode}`)),
    fact(say('definitions.paper-filled-in'), language.display),
    ...(reviewed
      ? [
          paragraph(
            say('filling.reviewed', {
              name: reviewed.by.display ?? '–',
              when: moments.dateAndTime(reviewed.at),
            }),
          ),
        ]
      : []),
  ]
}

function alertBlocks(
  { response, questionnaire }: PrintedResponse,
  { say, moments }: PrintSpeech,
): readonly PrintedBlock[] {
  const { alerts = [] } = response
  if (alerts.length === 0) return []
  const entries = alerts.map(({ alertId, at, acknowledgedBy, action }) => {
    const known = questionnaire?.alerts?.find(({ id }) => id === alertId)
    const severity = say(`enumeration.AlertSeverity.${known?.severity ?? 'Warn'}`)
    const since =
      at === undefined
        ? say('filling.unacknowledged')
        : say('filling.acknowledged', {
            name: acknowledgedBy?.display ?? '–',
            when: moments.dateAndTime(at),
            action: action ?? '',
          })
    return {
      spans: [
        { text: `${severity}: `, isBold: true },
        { text: `${known?.message ?? alertId} ` },
        { text: since },
      ],
      lists: [],
    }
  })
  return [
    { kind: 'heading', level: 2, text: say('filling.alerts') },
    { kind: 'list', entries },
  ]
}

function scoreBlocks(
  { response, questionnaire }: PrintedResponse,
  { say }: PrintSpeech,
): readonly PrintedBlock[] {
  const { scores = [] } = response
  if (scores.length === 0) return []
  const rows = scores.map(({ scoringId, shortName, value, band, prorated, missing = 0 }) => {
    const known = questionnaire?.scoring?.find(({ id }) => id === scoringId)
    const made = prorated ? `(${say('filling.prorated', { missing })})` : ''
    return {
      label: known?.name ?? shortName ?? scoringId,
      cells: [value === undefined ? '–' : String(value), [band ?? '', made].filter(Boolean).join(' ')],
    }
  })
  return [
    { kind: 'heading', level: 2, text: say('filling.scores') },
    { kind: 'table', columns: [say('filling.value'), say('filling.band')], rows },
  ]
}

/** Each question with its answer in the order of the form, in the reader's language where its author has said it in that too. */
function answerBlocks(
  { response, questionnaire }: PrintedResponse,
  speech: PrintSpeech,
): readonly PrintedBlock[] {
  if (!questionnaire) return [paragraph(speech.say('definitions.paper-no-questions'))]
  const given = asAnswer(response.answers)
  const definition = { ...definitionOf(questionnaire), translations: questionnaire.translations }
  const form = compileForm(translatedForm(definition, speech.language))
  const answers = openAnswers(form, isRecord(given) ? given : {}, {
    // A print adds no rows, so that nobody needs an id.
    newId: () => '',
    values: { today: response.authored.slice(0, 10) },
  })
  const inner: PrintSpeech['inner'] = (reference) => {
    const found = speech.inner(reference)
    return found && translatedForm(found, speech.language)
  }
  const spoken = { ...speech, inner }
  const all = blocksOf(printedForm(answers, spoken), spoken)
  // No page begins behind the last answer.
  const blocks = all.slice(0, 1 + all.findLastIndex(({ kind }) => kind !== 'page'))
  return blocks.length === 0 ? [paragraph(speech.say('form.nothing-entered'))] : blocks
}
