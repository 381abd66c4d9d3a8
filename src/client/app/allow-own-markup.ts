type Policy = {
  readonly createHTML: (text: string) => string
  readonly createScript: (text: string) => string
  readonly createScriptURL: (text: string) => string
}

type Factory = { readonly createPolicy: (name: string, policy: Policy) => unknown }

/**
 * The page's one Trusted Types policy (W3C Trusted Types): the style library writes its rules as text into `style` elements, which
 * hold no `<` and so can make no element; workers come from this origin; anything else throws.
 */
export function allowOwnMarkup(): void {
  // The library of browser types does not know Trusted Types.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('Markup is never made from text here.')
      return text
    },
    createScript: () => {
      throw new TypeError('Scripts are never made from text here.')
    },
    createScriptURL: (text) => {
      if (new URL(text, location.origin).origin !== location.origin)
        throw new TypeError('Scripts come from this origin only.')
      return text
    },
  })
}
