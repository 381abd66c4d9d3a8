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
  return secret
}

function inAddress(): LinkSecret | undefined {
  const said = new URLSearchParams(location.hash.slice(1))
  const tablet = said.get('tablet')
  const token = tablet ?? said.get('token')
  return token === null ? undefined : { token, isTablet: tablet !== null }
}
