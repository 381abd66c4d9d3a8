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

/** Whoever closes the page, or turns to another one, a moment after typing: what was typed goes on its way. Answers how to stop watching. */
export function watchPage(): () => void {
  const gone = () => void sendUnsent(true)
  const hidden = () => document.hidden && void sendUnsent(false)
  addEventListener('pagehide', gone)
  document.addEventListener('visibilitychange', hidden)
  return () => {
    removeEventListener('pagehide', gone)
    document.removeEventListener('visibilitychange', hidden)
  }
}
