import { useEffect, useState } from 'react'

/** The secret of a link, and whether it was made for the tablet of the practice. */
export type LinkSecret = { readonly token: string; readonly isTablet: boolean }

/**
 * The secret of the link by which somebody has come. It leaves the address as soon as the page stands, and stands in no history; a page
 * that is read again has its visit instead. Drawing alone changes nothing: a page that is drawn anew before it stands reads it again.
 */
export function useLinkSecret(): LinkSecret | undefined {
  const [secret] = useState(inAddress)
  useEffect(() => {
    if (secret) history.replaceState(null, '', location.pathname)
  }, [secret])
  useEffect(() => {
    addEventListener('hashchange', beginAnew)
    return () => removeEventListener('hashchange', beginAnew)
  }, [])
  return secret
}

/** Another link in the same address bar is no other page for the browser: without this, whoever comes by it would see the packet before. */
function beginAnew(): void {
  if (inAddress()) location.reload()
}

function inAddress(): LinkSecret | undefined {
  const said = new URLSearchParams(location.hash.slice(1))
  const tablet = said.get('tablet')
  const token = tablet ?? said.get('token')
  return token === null ? undefined : { token, isTablet: tablet !== null }
}
