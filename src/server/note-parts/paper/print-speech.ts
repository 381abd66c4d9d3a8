import type { Preferences } from '#server/note-parts/practice-preferences.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context } from '#server/operations/handler.ts'
import type { PrintedPicture } from '#server/stores/printing/printed-document.ts'
import type { PrintWords } from '#shared/forms/printing/printed-answer.ts'
import { screenWordsOf } from '#shared/forms/screens/screen-words-of.ts'
import type { NoteSpeech } from '#shared/notes/printing/note-speech.ts'
import type { MessageParameters } from '#shared/rules/sentence.ts'
import { writtenLocale } from '#shared/time/written-locale.ts'
import { momentsOf } from '#shared/time/written-moments.ts'
import { openCodeBook } from './code-book.ts'
import { openInnerBook } from './inner-book.ts'
import { openPictureBook, type PictureBook, type SignedFiles } from './picture-book.ts'
import { practiceLogo } from './practice-logo.ts'

/** How what is printed is told: the words of notes and forms, and how answers are read. */
export type PrintSpeech = NoteSpeech &
  PrintWords & {
    readonly language: 'en' | 'es'
    readonly picture: PictureBook['picture']
    readonly logo: () => PrintedPicture | undefined
  }

/** How a print speaks, and how it is drawn once all that it says is known. */
export type PrintSpeaking = {
  readonly speech: PrintSpeech
  /** Draws again until nothing that it reads is unknown: what codes mean is looked up once it is known which ones are read. */
  readonly drawn: <Drawn>(draw: () => Drawn) => Promise<Drawn>
}

/** The language, where it is another one than that of whoever prints it, and the files that were signed with what is printed. */
type Spoken = { readonly spoken?: string | undefined; readonly files?: SignedFiles | undefined }

/** In the language of whoever prints it or in another one, with the practice's own words, days and hours. */
export function printSpeech(
  context: Context,
  preferences: Preferences,
  { spoken = context.actor.locale, files }: Spoken = {},
): PrintSpeaking {
  const language = spoken.startsWith('es') ? 'es' : 'en'
  const speak = speakerFor(language, preferences.labels)
  const say = (id: string, parameters: MessageParameters = {}) => speak(id, parameters)
  const codes = openCodeBook(context, { say, language })
  const forms = openInnerBook(context)
  const pictures = openPictureBook(context, files)
  let logo: PrintedPicture | undefined
  const hours = preferences.militaryTimeInPrintouts ? 'h23' : 'h12'
  const moments = momentsOf(writtenLocale(language, preferences.locale), preferences.timezone, hours)
  const words = screenWordsOf((id) => say(id))
  const reader = {
    yes: say('form.yes'),
    no: say('form.no'),
    moments,
    code: codes.code,
    message: words.message,
  }
  return {
    speech: {
      language,
      say,
      moments,
      words,
      reader,
      listed: codes.listed,
      inner: forms.inner,
      picture: pictures.picture,
      logo: () => logo,
    },
    drawn: async (draw) => {
      logo = await practiceLogo(context, preferences.logo)
      draw()
      while ((await forms.learn()) || (await codes.learn()) || (await pictures.learn())) draw()
      return draw()
    },
  }
}
