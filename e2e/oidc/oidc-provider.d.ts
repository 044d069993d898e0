/** oidc-provider comes without types: these are those of the parts that the journeys use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Grant = {
    addOIDCScope(scope: string): void
    addResourceScope(resource: string, scope: string): void
    save(): Promise<string>
  }
  type Context = {
    body: string
    oidc: {
      session: { accountId: string; grantIdFor(clientId: string): string | undefined }
      client: { clientId: string }
      result?: { consent?: { grantId?: string } }
      provider: Provider
    }
  }
  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    Grant: {
      new (of: { clientId: string; accountId: string }): Grant
      find(id: string): Promise<Grant | undefined>
    }
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: string; error_description: string },
    ): Promise<void>
  }
  export type { Context, Grant }
}
