/** The codes that an answer to a choice holds, whether it is one of them, several, or codes among words of one's own. */
export function chosenCodes(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(chosenCodes)
  if (typeof value !== 'object' || value === null || !('code' in value)) return []
  return typeof value.code === 'string' ? [value.code] : []
}
