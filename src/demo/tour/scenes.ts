import { paths } from '../../routing/paths'
import type { Actor, Backstage } from './backstage'

export const SCENE_NAMES = [
  'compare',
  'restored',
  'edit',
  'overtaken',
  'formerOwner',
  'denials',
  'list',
  'listGoesOn',
  'whoCan',
  'whoCould',
  'evidence',
] as const
export type SceneName = (typeof SCENE_NAMES)[number]

type Scene = {
  /** From 1. */
  stop: number
  as: Actor
  /** What somebody does before the scene, behind the screen. */
  before?: (backstage: Backstage) => Promise<void>
  /** Which screen it is; null where the person stays. */
  at: ((backstage: Backstage) => Promise<string>) | null
}

/** Sentences that the tour puts into the data stay what they are in every language, as all contents do. */
const REASON = 'Shown in the tour: an earlier revision is one press away.'
const SENTENCE = 'Jonas adds: tell the shift lead first.'
const DAYS_AGO = 20

const audit = (search: Parameters<typeof paths.audit>[0]) => async (backstage: Backstage) =>
  paths.audit({ resource: `scope:${await backstage.scopeId()}`, ...search })

const who = (asOf: () => string | null) => async (backstage: Backstage) =>
  paths.access({
    resource: `scope:${await backstage.scopeId()}`,
    view: 'who',
    can: 'prompts',
    as_of: asOf(),
  })

function noonDaysAgo(days: number): string {
  const noon = new Date()
  noon.setUTCDate(noon.getUTCDate() - days)
  noon.setUTCHours(12, 0, 0, 0)
  return noon.toISOString()
}

/** Six stops, most with a scene before and one after something was done. */
export const SCENES: Record<SceneName, Scene> = {
  compare: {
    stop: 1,
    as: 'mara',
    at: async (backstage) => {
      const { scopeId, family, artifactId, head } = await backstage.prompt()
      return paths.history(scopeId, family, artifactId, { from: head, to: head - 2 })
    },
  },
  restored: {
    stop: 1,
    as: 'mara',
    before: async (backstage) => {
      const { head } = await backstage.prompt()
      await backstage.restore(head - 2, REASON)
    },
    at: async (backstage) => {
      const { scopeId, family, artifactId, head } = await backstage.prompt()
      return paths.history(scopeId, family, artifactId, { from: head - 1, to: head })
    },
  },
  edit: {
    stop: 2,
    as: 'mara',
    at: async (backstage) => {
      const { scopeId, family, artifactId } = await backstage.topicMemory()
      return paths.edit(scopeId, family, artifactId)
    },
  },
  overtaken: {
    stop: 2,
    as: 'mara',
    before: (backstage) => backstage.addToSummary(SENTENCE),
    at: null,
  },
  formerOwner: {
    stop: 3,
    as: 'noah',
    at: async (backstage) => paths.prompt(await backstage.scopeId(), 'handoff.generate'),
  },
  denials: {
    stop: 3,
    as: 'priya',
    at: audit({ subject: 'user:noah.fischer', result: 'denied' }),
  },
  list: { stop: 4, as: 'priya', at: async () => paths.audit() },
  listGoesOn: {
    stop: 4,
    as: 'priya',
    before: (backstage) => backstage.grantAndRevoke(),
    at: null,
  },
  whoCan: { stop: 5, as: 'priya', at: who(() => null) },
  whoCould: { stop: 5, as: 'priya', at: who(() => noonDaysAgo(DAYS_AGO)) },
  evidence: { stop: 6, as: 'priya', at: audit({ result: 'denied', from: '-30d', to: 'now' }) },
}

export const STOPS = Math.max(...Object.values(SCENES).map(({ stop }) => stop))
