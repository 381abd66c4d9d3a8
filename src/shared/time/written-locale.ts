/** Is this text a locale that this browser can write in? What somebody typed may be none. */
export function isLocale(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0
  } catch {
    return false
  }
}

/** The locale in which days are written: that of the practice, as long as the reader reads its language; else the reader's own language. */
export function writtenLocale(language: string, practice: string | undefined): string {
  return practice?.startsWith(`${language}-`) && isLocale(practice) ? practice : language
}
