import { printSpeech } from '#server/note-parts/paper/print-speech.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { wholeDefinitionOf } from '#shared/forms/definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blankDocument } from './blank-document.ts'
import { withInnerForms } from './with-inner-forms.ts'

type Asked = { readonly id: string; readonly language?: string }
type Answered = { readonly name: string; readonly pdf: string }

/** Questions without answers as the document that becomes a PDF (`src/server/operations/performed.ts`), in whatever state the version is. */
export function printBlank(type: 'Questionnaire' | 'Form') {
  return async (context: Context, { id, language }: Asked): Promise<Outcome<Answered>> => {
    const found = await context.stores.of(type).get(id)
    if (!found.ok) return found
    const form = found.value
    const preferences = await practicePreferences(context)
    if (!preferences.ok) return preferences
    const spoken = language ?? context.actor.locale.slice(0, 2)
    const { speech, drawn } = printSpeech(context, preferences.value, { spoken })
    const printed = {
      form,
      definition: await withInnerForms(context, wholeDefinitionOf(form), spoken),
      preferences: preferences.value,
      printing: { printer: context.actor.profile?.display ?? '', now: context.now.iso },
    }
    const document = await drawn(() => blankDocument(printed, speech))
    return succeeded({ name: `blank-${form.key}-${form.version}.pdf`, pdf: JSON.stringify(document) })
  }
}
