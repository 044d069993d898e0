import { lazy, useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded when it is first shown, or before that by `prepare`. Where the code is there, nothing
 * else is shown in between: React keeps a fallback for 300 ms.
 */
export function prepared<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | null = null
  const module = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const Later: ComponentType<P> = lazy(module)
  return {
    /** @throws whatever kept the code from being loaded */
    prepare: async () => void (await module()),
    Component: function Prepared(props: P) {
      // What began with a fallback stays the same component.
      const [Shown] = useState(() => loaded ?? Later)
      return <Shown {...props} />
    },
  }
}

/**
 * Begins to load a prepared component's code when the caller is shown. Returns false until the code has come or failed to
 * come. The prepared component tells of a failure: it loads its code again, and throws the error. A screen that draws rows
 * meanwhile uses this hook and no Suspense boundary, because React would render its parts over and over beside one that waits.
 */
export function useIsPrepared(prepare: () => Promise<void>): boolean {
  const [isPrepared, setIsPrepared] = useState(false)
  useEffect(() => {
    void prepare()
      .catch(() => undefined)
      .then(() => setIsPrepared(true))
  }, [prepare])
  return isPrepared
}
