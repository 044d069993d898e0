import { tabStorage } from '../../lib/storage/browser-storage'
import { Store } from '../../lib/store'
import { SCENE_NAMES, type SceneName } from './scenes'

/** Name in the tab's storage: a reload stays in the tour, and "Start afresh" ends it. */
export const TOUR_KEY = 'scope-console.tour'

const kept = tabStorage.get(TOUR_KEY)

/** The scene that the tour is at, null while nobody takes it. */
export const tourScene = new Store<SceneName | null>(
  SCENE_NAMES.find((name) => name === kept) ?? null,
)

/** How the last step went, or that it is under way. */
export const tourState = new Store<'at-rest' | 'busy' | 'failed'>('at-rest')

tourScene.subscribe(() => {
  const scene = tourScene.get()
  if (scene === null) tabStorage.remove(TOUR_KEY)
  else tabStorage.set(TOUR_KEY, scene)
})
