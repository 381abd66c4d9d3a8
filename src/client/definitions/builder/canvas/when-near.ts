const acts = new Map<Element, () => void>()
let watcher: IntersectionObserver | undefined

/**
 * Calls back once, when this part of the page has come near what is seen; answers how to stop waiting. One watcher sees to all parts:
 * with one for each, a thousand of them cost more in each frame than what has changed in it.
 */
export function whenNear(part: Element, act: () => void): () => void {
  watcher ??= new IntersectionObserver(tell, { rootMargin: '600px', scrollMargin: '600px' })
  acts.set(part, act)
  watcher.observe(part)
  return () => forget(part)
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    const act = acts.get(target)
    forget(target)
    act?.()
  }
}

function forget(part: Element): void {
  acts.delete(part)
  watcher?.unobserve(part)
}
