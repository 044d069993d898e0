import { CONTENT_SCHEMAS } from '../api/contract/artifact-requests'
import type { Family } from './family'
import { COMMON } from './unknown-family'

const TEXTS = ['situation', 'action', 'outcome', 'lesson'] as const

export const experience: Family = {
  ...COMMON,
  name: 'experience',
  reading: [...TEXTS.map((name) => [name, 'prose'] as const), ['failure', 'any']],
  compared: {
    ...Object.fromEntries(TEXTS.map((name) => [name, { kind: 'text' } as const])),
    failure: { kind: 'json' },
  },
  form: {
    parts: [
      ...TEXTS.map((name) => ({ kind: 'text', path: [name], rows: 5 }) as const),
      {
        kind: 'optional',
        path: ['failure'],
        fresh: {
          signature: { recall_cue: '', symptom: null },
          repair_surface: '',
          verification: { condition: '', check_subject: '' },
        },
        // 1.0 knows no failures.
        onlyIfThere: true,
        parts: [
          { kind: 'text', path: ['signature', 'recall_cue'] },
          { kind: 'text', path: ['signature', 'symptom'], rows: 3, empty: null },
          { kind: 'choice', path: ['repair_surface'] },
          { kind: 'text', path: ['verification', 'condition'], rows: 3 },
          { kind: 'text', path: ['verification', 'check_subject'] },
        ],
      },
    ],
  },
  schema: CONTENT_SCHEMAS.experience,
  words: {
    en: {
      about: 'Situations, what was done and what was learnt.',
      empty: 'Situations and their lessons appear here once they are recorded or approved.',
      fields: {
        situation: 'Situation',
        action: 'Action',
        outcome: 'Outcome',
        lesson: 'Lesson',
        failure: 'Failure',
        signature: 'Signature',
        recall_cue: 'Recall cue',
        symptom: 'Symptom',
        repair_surface: 'Repair surface',
        verification: 'Verification',
        condition: 'Condition',
        check_subject: 'Check subject',
      },
      parts: { failure: 'Describe a failure' },
    },
    zh: {
      about: '情境、所采取的行动和所得的经验。',
      empty: '情境及其经验在记录或批准后出现在这里。',
      fields: {
        situation: '情境',
        action: '行动',
        outcome: '结果',
        lesson: '经验',
        failure: '失败',
        signature: '特征',
        recall_cue: '回忆线索',
        symptom: '症状',
        repair_surface: '修复位置',
        verification: '验证',
        condition: '条件',
        check_subject: '检查对象',
      },
      parts: { failure: '描述一次失败' },
    },
  },
}
