/** The secret of a link, and whether it was made for the tablet of the practice. */
export type LinkSecret = { readonly token: string; readonly isTablet: boolean }

/** Takes the secret out of the address as soon as it is read: it stands in no history, and a page that is read again has its visit instead. */
export function takeLinkSecret(): LinkSecret | undefined {
  const said = new URLSearchParams(location.hash.slice(1))
  const tablet = said.get('tablet')
  const token = tablet ?? said.get('token')
  if (token === null) return undefined
  history.replaceState(null, '', location.pathname)
  return { token, isTablet: tablet !== null }
}
