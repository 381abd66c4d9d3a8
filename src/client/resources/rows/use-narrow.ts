import { useSource } from '#client/ui/external-store.ts'

const narrow = '(max-width: 48em)'

/** Whether the page is as narrow as a phone, where lists are cards. */
export function useNarrow(): boolean {
  return useSource({ read: () => matchMedia(narrow).matches, subscribe })
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(narrow)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
