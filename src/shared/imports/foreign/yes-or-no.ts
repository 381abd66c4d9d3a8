const yes = /^(y|yes|true|x|1|on|always|required|s|sí|si|verdadero)$/i
const no = /^(n|no|false|0|off|never|optional|falso|-|)$/i

/** What a cell says that holds yes or no; undefined: neither is understood. */
export function yesOrNo(text: string): boolean | undefined {
  const word = text.trim()
  if (yes.test(word)) return true
  return no.test(word) ? false : undefined
}
