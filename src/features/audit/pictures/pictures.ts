/** The pictures that can be drawn of what is loaded. */
export const PICTURES = ['timeline', 'summary'] as const
export type Picture = (typeof PICTURES)[number]

/** Which pictures an address shows: `show=timeline,summary`; what is unknown is dropped. */
export const shownIn = (params: URLSearchParams): Picture[] => {
  const asked = params.get('show')?.split(',') ?? []
  return PICTURES.filter((picture) => asked.includes(picture))
}

/** The id of the element that a button opens. */
export const pictureId = (picture: Picture) => `audit-${picture}`
