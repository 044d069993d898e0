import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { ownerOf } from '../../api/owner'
import { whoIs } from '../../api/queries/access'
import { keys } from '../../api/queries/keys'
import { isToken, session } from '../../api/session'

/**
 * Signing in with a token that was typed or chosen.
 * @param next where the person is led
 */
export function useTokenSignIn(next: string) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const token = useSyncExternalStore(session.subscribe, session.token)
  const [keep, setKeep] = useState(true)
  const [fault, setFault] = useState<'missing' | 'malformed' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const signIn = useMutation({
    mutationFn: whoIs,
    onSuccess: (me, value) => {
      session.start(value, keep, ownerOf(me.principal))
      client.setQueryData(keys.me, me)
      void navigate(next, { replace: true })
    },
    onError: () => field.current?.focus(),
  })
  const take = (value: string) => {
    const problem = value === '' ? 'missing' : isToken(value) ? null : 'malformed'
    setFault(problem)
    if (problem) field.current?.focus()
    else signIn.mutate(value)
  }
  return {
    field,
    keep,
    setKeep,
    /** What is wrong with the text, before anybody is asked. */
    fault,
    error: signIn.error,
    isPending: signIn.isPending,
    isSignedIn: token !== null && signIn.isIdle,
    submit: (typed: string) => take(typed.trim()),
    choose: take,
  }
}
