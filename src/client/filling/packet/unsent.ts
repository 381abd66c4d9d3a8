/** Sends at once, and answers whether all of it has arrived. `isGone`: the page goes at this moment, and nothing can be waited for. */
type SendNow = (isGone: boolean) => Promise<boolean>

const waiting = new Set<SendNow>()

/** Names how what is typed at this moment is sent at once; answers how to take that back. */
export function noteUnsent(sendNow: SendNow): () => void {
  waiting.add(sendNow)
  return () => waiting.delete(sendNow)
}

/** Sends at once what was typed a moment ago, because the page is left; answers whether all of it has arrived. */
export async function sendUnsent(isGone: boolean): Promise<boolean> {
  const sent = await Promise.allSettled([...waiting].map((sendNow) => sendNow(isGone)))
  return sent.every((each) => each.status === 'fulfilled' && each.value)
}
