import type { Meta } from '#generated/types/meta.ts'
import { paragraph } from '#server/note-parts/paper/blocks-of.ts'
import { type Printing, paperFrame } from '#server/note-parts/paper/paper-frame.ts'
import type { PrintSpeech } from '#server/note-parts/paper/print-speech.ts'
import type { Preferences } from '#server/note-parts/practice-preferences.ts'
import type { PrintedDocument } from '#server/stores/printing/printed-document.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { blankForm } from '#shared/forms/printing/blank-form.ts'
import { blankBlocks } from './blank-blocks.ts'

/** A form with all that its blank print says. */
export type PrintedBlank = {
  readonly form: {
    readonly name: string
    readonly version: number
    readonly meta: Meta
    readonly copyright?: string
  }
  /** Its questions in the language of the print, with those of the forms inside it. */
  readonly definition: Definition
  readonly preferences: Preferences
  readonly printing: Printing
}

/** A questionnaire or a form without answers, to be filled in by pen: whose it is stands on each page too. */
export function blankDocument(printed: PrintedBlank, speech: PrintSpeech): PrintedDocument {
  const { form, definition, preferences, printing } = printed
  const { say } = speech
  const { name, version, meta, copyright } = form
  const title = [name, say('definitions.paper-version', { number: version })].join(' · ')
  const whose = [say('forms.paper-name'), say('forms.paper-born'), say('forms.paper-date')]
  return {
    ...paperFrame({ meta, preferences, printing }, speech),
    title: name,
    author: preferences.practiceName || printing.printer,
    letterhead: [preferences.practiceName].filter((line) => line !== ''),
    strip: [whose.map((each) => `${each} ____________________`).join('   '), title],
    blocks: [
      { kind: 'heading', level: 1, text: name },
      { kind: 'fields', fields: whose },
      ...blankBlocks(
        blankForm(definition.elements, { ...speech, say: (id, values) => say(id, values) }),
        say,
      ),
      ...(copyright ? [paragraph(copyright, { isSmall: true })] : []),
    ],
  }
}
