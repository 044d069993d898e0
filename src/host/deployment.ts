import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { StartError } from './start-error'

const Principal = v.strictObject({
  type: v.picklist(['user', 'service']),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  description: v.optional(v.nullable(v.string())),
})

const Deployment = v.strictObject({
  identities: v.array(
    v.strictObject({
      label: v.string(),
      token: v.pipe(v.string(), v.minLength(1)),
      hint: v.optional(v.string(), ''),
      principal: Principal,
    }),
  ),
  administrators: v.array(Principal),
  accessMode: v.optional(v.picklist(['enforced', 'disabled']), 'enforced'),
})
/** Who may use an embedded deployment, and who administers it at first. */
export type Deployment = v.InferOutput<typeof Deployment>

/** @throws StartError when the file cannot be read or describes no deployment. */
export function readDeployment(file: string): Deployment {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartError(
      `The deployment file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
  const result = v.safeParse(Deployment, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new StartError(
    `The deployment file ${file} is wrong at "${v.getDotPath(issue) ?? '(the whole file)'}": ${issue.message}.`,
  )
}
