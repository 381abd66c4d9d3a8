const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux/],
]

/** The browser and the system that a user agent names; undefined when it says neither. */
export function deviceOf(
  userAgent: string,
): { readonly browser: string; readonly system: string } | undefined {
  const [browser] = browsers.find(([, sign]) => sign.test(userAgent)) ?? []
  const [system] = systems.find(([, sign]) => sign.test(userAgent)) ?? []
  return browser && system ? { browser, system } : undefined
}
