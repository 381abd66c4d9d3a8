/**
 * The same act, done after the next frame stands on the screen: once for all calls until then. Where no frame is drawn, at once.
 * For what nobody waits to see, so that it does not stand between a key and its letter.
 */
export function afterFrame(act: () => void): () => void {
  let isAwaited = false
  const done = () => {
    isAwaited = false
    act()
  }
  return () => {
    if (isAwaited) return
    if (document.visibilityState === 'hidden') return act()
    isAwaited = true
    // The frame is drawn when its callbacks have run; what is timed in them comes after it.
    requestAnimationFrame(() => setTimeout(done))
  }
}
