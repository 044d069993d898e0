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
 * Calls `prepare` once the component is shown, and returns whether the code has come or failed to come. A failure is told
 * by the prepared component, which then loads its code again and throws the error. A screen that draws rows meanwhile waits
 * in this way, because React renders waiting parts over and over beside a young Suspense boundary.
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
