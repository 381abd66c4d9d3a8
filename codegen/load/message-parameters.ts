import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** The names of an ICU message's parameters, in the order in which it says them, or why it can not be read. */
export function messageParameters(text: string): ReadonlySet<string> | string {
  try {
    return namesIn(compileMessageOrThrow(text))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function namesIn(compiled: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  const walk = (tokens: unknown): void => {
    for (const token of Array.isArray(tokens) ? tokens : []) {
      if (!Array.isArray(token)) continue
      names.add(String(token[0]))
      for (const branch of Object.values(Object(token[2]))) walk(branch)
    }
  }
  walk(compiled)
  return names
}
