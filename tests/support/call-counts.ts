import type { CDPSession, Page } from 'playwright'

/** Counts, for tests, how often a function of the page is called, told by a text that stands in it and in no other. */
export type CallCounts = {
  /** How often since this was last asked. */
  readonly ofFunctionWith: (text: string) => Promise<number>
}

/** Begins to count in a page, as its scripts are. */
export async function countCalls(page: Page): Promise<CallCounts> {
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return { ofFunctionWith: (text) => callsOf(session, text) }
}

async function callsOf(session: CDPSession, text: string): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  let calls = 0
  for (const { scriptId, functions } of result) {
    const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId })
    const at = scriptSource.indexOf(text)
    if (at < 0) continue
    const around = functions
      .flatMap(({ ranges }) => ranges.slice(0, 1))
      .filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset)
    const [inner] = around.toSorted(
      (one, other) => one.endOffset - one.startOffset - (other.endOffset - other.startOffset),
    )
    calls += inner?.count ?? 0
  }
  return calls
}
