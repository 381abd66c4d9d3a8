type Watcher = { readonly watch: IntersectionObserver; readonly acts: Map<Element, () => void> }

const watchers = new Map<number, Watcher>()

/**
 * Calls back once, when this part of the page has come so many pixels near what is seen; answers how to stop waiting. One watcher sees
 * to all parts of a distance: with one for each, a thousand of them cost more in each frame than what has changed in it.
 */
export function whenNear(part: Element, act: () => void, pixels = 600): () => void {
  const { watch, acts } = watchers.get(pixels) ?? started(pixels)
  const forget = () => {
    acts.delete(part)
    watch.unobserve(part)
  }
  acts.set(part, () => {
    forget()
    act()
  })
  watch.observe(part)
  return forget
}

function started(pixels: number): Watcher {
  const acts = new Map<Element, () => void>()
  const tell = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) acts.get(target)?.()
  }
  const margin = `${pixels}px`
  const watcher = {
    watch: new IntersectionObserver(tell, { rootMargin: margin, scrollMargin: margin }),
    acts,
  }
  watchers.set(pixels, watcher)
  return watcher
}
