import type { Element, ElementType } from '#shared/forms/definition.ts'

/** What an element is drawn and checked as: types that are a plainer one with something fixed stand for that one. */
export function standInFor(element: Element): Element {
  const fixed = standIns[element.type]
  return fixed ? { ...element, ...fixed(element) } : element
}

type Fixed = (element: Element) => Partial<Element> & { readonly type: ElementType }

const recordOf = (...types: readonly string[]): Fixed => {
  return () => ({ type: 'Reference', types })
}

const standIns: { readonly [Type in ElementType]?: Fixed } = {
  Practitioner: recordOf('Practitioner'),
  RelatedPersonPicker: recordOf('RelatedPerson'),
  LocationPicker: recordOf('Location'),
  OrganizationPicker: recordOf('Organization'),
  Program: recordOf('Program'),
  Service: recordOf('HealthcareService'),
  Episode: recordOf('EpisodeOfCare'),
  Location: recordOf('Location'),
  PlaceOfService: () => ({ type: 'Choice', codedList: 'place-of-service', display: 'Autocomplete' }),
  Interventions: ({ codedList = 'intervention' }) => ({ type: 'OpenChoice', codedList, multiple: true }),
  Scale: () => ({ type: 'Integer', display: 'Slider' }),
}
