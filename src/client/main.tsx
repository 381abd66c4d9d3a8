import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { allowOwnMarkup } from '#client/app/allow-own-markup.ts'
import { browserWorld } from '#client/app/browser-world.ts'
import { App } from '#client/app/frame/app.tsx'
import { keepRelease } from '#client/app/keep-release.ts'
import { shareStyleNonce } from '#client/ui/style-nonce.ts'

allowOwnMarkup()
shareStyleNonce()
keepRelease()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to draw in.')
createRoot(root).render(
  <StrictMode>
    <App world={browserWorld} />
  </StrictMode>,
)
