import { failed, type Outcome } from '#shared/outcome/outcome.ts'

const mostAtOnce = 2
const longestLine = 16
const comeBackAfter = 1_000

let working = 0
const waiting: (() => void)[] = []

/** The hashing of passwords in turn: two at once, a few wait, and who finds the line full is told to come back (`busy`), so that a flood of sign-ins starves nobody's work. */
export async function inLine<Value>(work: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  if (waiting.length >= longestLine) return failed({ kind: 'busy', retryAfterMilliseconds: comeBackAfter })
  if (working >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else working += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
}
