import { unwantedParts } from './holds-forbidden.ts'

/** The text with a backslash before whatever `holdsForbidden` would refuse, so that it is read as the letters that somebody typed. */
export function asLetters(text: string): string {
  return unwantedParts.reduce((written, part) => written.replaceAll(part, '\\$&'), text)
}
