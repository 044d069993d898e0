import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keys } from '../../api/queries/keys'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'

type Props = { error: Error; onRetry: () => void }

/**
 * A list that the server refused although the caller may read it by what this browser knows: a role that ended meanwhile. What they may list
 * is read anew, which is not audited, and the screen goes to what is left, or says which role would help.
 */
export function RefusedList({ error, onRetry }: Props) {
  const client = useQueryClient()
  const [answered, setAnswered] = useState<Error | null>(null)
  useEffect(() => {
    let isHere = true
    const asked = [keys.authority('scope.admin'), keys.deployment('server.admin')]
    void Promise.all(asked.map((queryKey) => client.refetchQueries({ queryKey }))).then(() => {
      if (isHere) setAnswered(error)
    })
    return () => {
      isHere = false
    }
  }, [client, error])
  return answered === error ? (
    <FailureState error={error} onRetry={onRetry} />
  ) : (
    <LoadingRows rows={12} />
  )
}
