/** The types of a description, by openapi-typescript. */
export async function openapiTypesOf(document: string): Promise<string> {
  const { astToString, default: openapiTypes } = await import('openapi-typescript')
  const nodes = await openapiTypes(document, { immutable: true, silent: true, alphabetize: false })
  return astToString(nodes).trimEnd()
}
