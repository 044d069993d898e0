import * as v from 'valibot'
import { Binding } from './access'

/** `POST /v1/access/bindings/replace`: the binding that it ended, and the one that it made (contract §3.4). */
export const ReplacedBinding = v.looseObject({ previous: Binding, current: Binding })
export type ReplacedBinding = v.InferOutput<typeof ReplacedBinding>
