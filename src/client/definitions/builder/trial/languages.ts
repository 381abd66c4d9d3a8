/** The languages that forms are translated into here, as BCP 47 codes: those most spoken at home in the United States. */
export const languages: readonly string[] = ['en', 'es', 'zh', 'tl', 'vi', 'ar', 'fr', 'ko', 'ru', 'ht', 'pt']

/** The language in which a form is written; forms of notes are in English. */
export function ownLanguage(form: object): string {
  return 'language' in form && isCoded(form.language) ? form.language.code : 'en'
}

function isCoded(value: unknown): value is { readonly code: string } {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}

/** What a language calls itself; its code where nobody knows. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code) ?? code
}
