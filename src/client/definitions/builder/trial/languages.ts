/** The languages that forms are translated into here, as BCP 47 codes: those most spoken at home in the United States. */
export const languages: readonly string[] = ['en', 'es', 'zh', 'tl', 'vi', 'ar', 'fr', 'ko', 'ru', 'ht', 'pt']

/** What a language calls itself; its code where nobody knows. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code) ?? code
}
