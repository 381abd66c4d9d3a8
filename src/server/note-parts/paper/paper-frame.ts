import type { Meta } from '#generated/types/meta.ts'
import type { Preferences } from '#server/note-parts/practice-preferences.ts'
import type { PrintedDocument } from '#server/stores/printing/printed-document.ts'
import type { PrintSpeech } from './print-speech.ts'

/** Who prints it, and when; or that it is the copy which the chart keeps of what was signed then. */
export type Printing = { readonly printer: string; readonly now: string; readonly isCopy?: boolean }

type Framed = {
  readonly meta: Pick<Meta, 'securityLabels'>
  readonly preferences: Preferences
  readonly printing: Printing
}

/** What is the same on the paper of whatever is printed: its language and size, how pages are counted, and the foot with who printed it and what may not be done with it. */
export function paperFrame(
  { meta, preferences, printing: { printer, now, isCopy = false } }: Framed,
  { language, say, moments, logo }: PrintSpeech,
): Pick<PrintedDocument, 'language' | 'size' | 'printedAt' | 'logo' | 'foot' | 'counting' | 'undrawn'> {
  const sign = logo()
  const isSubstanceUse = meta.securityLabels?.some(({ code }) => code === 'SUD') === true
  return {
    language,
    size: /-(US|CA|MX|CO|CL|VE|PH)$/.test(preferences.locale) ? 'LETTER' : 'A4',
    printedAt: now,
    ...(sign && { logo: { ...sign, told: say('note.paper-logo', { practice: preferences.practiceName }) } }),
    foot: [
      say(isCopy ? 'note.paper-kept' : 'note.paper-printed', {
        at: moments.dateAndTime(now),
        zone: preferences.timezone,
        who: printer,
      }),
      ...(isSubstanceUse ? [say('interfaces.redisclosure')] : []),
    ],
    undrawn: say('note.paper-undrawn'),
    counting: say('note.paper-page', { page: '{page}', pages: '{pages}' }),
  }
}
