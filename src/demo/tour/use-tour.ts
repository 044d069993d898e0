import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { session } from '../../api/session'
import type { Connection } from '../connection'
import { useActAs } from '../use-act-as'
import { Backstage, CAST } from './backstage'
import { tourScene, tourState } from './progress'
import { SCENE_NAMES, SCENES, type SceneName } from './scenes'

/** The way through the tour: plays what comes before a scene, then goes to its screen as the person whose it is. */
export function useTour(connection: Connection) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const actAs = useActAs()
  const backstage = useMemo(() => new Backstage(connection.send), [connection])

  const goTo = async (name: SceneName, plays: boolean) => {
    if (tourState.get() === 'busy') return
    tourState.set('busy')
    const { as, before, at } = SCENES[name]
    try {
      if (plays) await before?.(backstage)
      const path = at && (await at(backstage))
      tourScene.set(name)
      if (path !== null && session.token() !== CAST[as]) await actAs(CAST[as], path)
      else if (path !== null) await navigate(path)
      // The screen still shows what it read before somebody else acted.
      if (plays && before && at) await client.invalidateQueries()
      tourState.set('at-rest')
    } catch {
      tourState.set('failed')
    }
  }
  const step = (from: SceneName, by: 1 | -1) => {
    const next = SCENE_NAMES[SCENE_NAMES.indexOf(from) + by]
    if (next === undefined) tourScene.set(null)
    else void goTo(next, by === 1)
  }
  const begin = () => {
    tourScene.set(SCENE_NAMES[0])
    void goTo(SCENE_NAMES[0], true)
  }
  return { begin, step }
}
