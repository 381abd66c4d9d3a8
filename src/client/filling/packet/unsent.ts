const waiting = new Set<() => Promise<unknown>>()

/** Names how what is typed at this moment is sent at once; answers how to take that back. */
export function noteUnsent(sendNow: () => Promise<unknown>): () => void {
  waiting.add(sendNow)
  return () => waiting.delete(sendNow)
}

/** Sends at once what was typed a moment ago, because the page is left. */
export async function sendUnsent(): Promise<void> {
  await Promise.allSettled([...waiting].map((sendNow) => sendNow()))
}
