const tags =
  'a|abbr|audio|b|base|blink|body|br|button|canvas|center|code|div|dl|em|embed|font|form|frame|h[1-6]|head|html|i|iframe|img|input|ins|label|li|link|math|meta|object|ol|option|p|pre|s|script|select|source|span|strike|strong|style|sub|sup|svg|table|tbody|td|template|textarea|th|tr|u|ul|video'

/** What a formatted text never holds: pictures, links that lead out of the house, HTML. A backslash before it makes it letters. */
export const unwantedParts: readonly RegExp[] = [
  /(?<!\\)!\[(?=[^\]\n]{0,500}\]\()/g,
  /(?<![\\!])\[(?=[^\]\n]{0,500}\]\(\s{0,9}(?:[a-zA-Z][a-zA-Z0-9+.-]{0,30}:|\/\/))/g,
  new RegExp(
    `(?<!\\\\)<(?=/?(?:${tags})\\b[^<>\\n]{0,2000}>|!--|/?[a-zA-Z][a-zA-Z0-9+.-]{0,30}:[^<>\\s]{1,2000}>)`,
    'gi',
  ),
]

/**
 * Whether a text holds anything beside paragraphs, headings, lists, bold and italic that another reader of the same text could fetch, follow
 * or run. The browser never writes it; the server refuses it.
 */
export function holdsForbidden(text: string): boolean {
  return unwantedParts.some((part) => text.search(part) !== -1)
}
