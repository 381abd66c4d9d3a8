import { useEffect, useState } from 'react'

let taken = ''

/** The secret of the one-time link: it stands in the fragment, and is taken out of the address as soon as it is read. */
export function useLinkToken(): string {
  const [token, setToken] = useState(takeToken)

  useEffect(() => {
    const look = () => setToken(takeToken())
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])

  return token
}

function takeToken(): string {
  const found = new URLSearchParams(location.hash.slice(1)).get('token')
  if (found) {
    taken = found
    history.replaceState(null, '', location.pathname)
  }
  return taken
}
