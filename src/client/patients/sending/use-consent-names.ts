import { useCodeWords } from '#client/form/words/code-words.ts'
import { useMoments } from '#client/ui/moments.ts'
import type { Consent } from '#generated/types/consent.ts'

/** What the parts of a consent are called: to whom, what for, which kinds of information, from which days and how long. */
export type ConsentNames = Readonly<
  Record<'recipients' | 'purposes' | 'classes' | 'days' | 'period', (consent: Consent) => string>
>

/** The names of a consent's parts in the practice's words, divided by commas. */
export function useConsentNames(): ConsentNames {
  const codeWords = useCodeWords()
  const moments = useMoments()
  const coded = (list: string, all: readonly { readonly code: string }[] = []) =>
    all.map(({ code }) => codeWords(list, code)).join(', ')
  const span = ({ start, end }: { readonly start?: string; readonly end?: string } = {}) =>
    [start, end].map((day) => (day ? moments.date(day) : '')).join(' – ')
  return {
    recipients: ({ to = [] }) =>
      to
        .map(
          ({ name, organization, person, class: some }) =>
            name ?? organization?.display ?? person?.display ?? some,
        )
        .filter(Boolean)
        .join(', '),
    purposes: ({ purposes }) => coded('consent-purpose', purposes),
    classes: ({ information }) => coded('consent-information-class', information?.classes),
    days: ({ information }) => span(information?.dateRange),
    period: ({ period }) => span(period),
  }
}
