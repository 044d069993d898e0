import { formatsIn } from '../../../lib/language/formats'
import type en from './report-texts.en'

const { number } = formatsIn('zh')

type Holder = 'server' | 'report' | null
const HOLDERS = { server: '服务器', report: '仅此报告' }

const OWNER = 'Artifact 的所有者没有绑定，因此此报告不说明所有者是谁。'

export default {
  language: 'zh-CN',
  number,
  title: (place: string) => `${place} 的访问复核`,
  server: '服务器',
  resource: '资源',
  started: '开始',
  madeBy: '报告制作人',
  madeAt: '报告制作时间',
  readAt: '绑定读取时间',
  scopes: 'Scope',
  roles: '角色',
  people: '人员',
  any: '全部',
  searched: (text) => `搜索到的：“${text}”`,
  list: (parts) => parts.join('、'),
  outcomes: {
    made: '已在服务器上执行',
    noted: '保留，已记录',
    'not made': '未执行',
    'not known': '结果不明',
    'changed by others': '已先被他人更改',
    undecided: '未决定',
  },
  missing: '此处缺少的内容',
  missingOf: {
    refused: (place) => `${place}：制作此报告时，服务器不允许复核者列出其绑定。`,
    'not read': (place) => `${place}：制作此报告时，其绑定未全部读取。`,
    'left out': (place) => `${place}：复核开始时无法读取其绑定，此后也未加入复核。`,
  },
  missingHelp: '对于这些资源，此报告不说明还有谁持有角色，也不说明已发送的决定结果如何。',
  about: '此报告的效力',
  heldOnServer:
    '服务器保存每一次结束（由谁在何时撤销）和每一次续期（新绑定及其期限和理由）。绑定列表和审计均可查到。',
  heldHere:
    '保留某个绑定的决定，以及结束某个绑定的理由，只有此报告保存。文件证明写下了什么，并不证明由谁写下。',
  ofArtifact: {
    server: `复核的是此 Artifact 上的绑定，以及其 Scope 和服务器上作用于它的绑定。${OWNER}`,
    scope: `复核的是此 Artifact 上的绑定，以及其 Scope 上作用于它的绑定。服务器上的绑定也作用于它，但复核者看不到。${OWNER}`,
    artifact: `复核的只是此 Artifact 上的绑定。其 Scope 和服务器上的绑定也作用于它，但复核者看不到。${OWNER}`,
  },
  serverUnseen: '服务器上的绑定也作用于每个 Scope，但复核者看不到，因此不在此报告中。',
  check: '核对命令：',
  lines: '决定',
  who: '主体',
  what: '角色与位置',
  lastUse: '最后使用',
  notAsked: '未询问',
  uses: { unused: '已读取部分中未使用', over: '在已读取部分之前已结束' },
  auditRead: (from, until, calls) =>
    `最后使用依据审计，最近 90 天中已读取的部分：${from} 至 ${until}，共 ${number(calls)} 次会被记录的调用。`,
  auditNotRead: '未询问各绑定最后何时被使用。',
  useMeaning: '“已读取部分中未使用”不等于“不需要”：一次决定只记一个绑定，即使另一个也会允许它。',
  decision: '决定',
  decisions: { keep: '保留', end: '结束', renew: '续期' },
  reason: '理由',
  cameTo: '结果',
  heldBy: '保存于',
  held: (decision: Holder, reason: Holder) =>
    decision === null
      ? '–'
      : `决定：${HOLDERS[decision]}${reason === null ? '' : `；理由：${HOLDERS[reason]}`}`,
  ended: (time: string) => `已于 ${time} 结束`,
  renewed: (end: string, id: string) => `已续期至 ${end}，绑定 ${id}`,
  noEnd: '无期限',

  button: '报告…',
  dialog: '复核报告',
  help: '一个可保存或打印的页面，列出每项决定及其理由，并注明由服务器保存还是仅此报告保存。旁边附有回执。',
  undecidedYet: (count: number) => `有 ${number(count)} 项未决定：报告会如实说明。`,
  save: '保存报告',
  saved: '页面及其回执已一并保存到您的下载文件夹。',
  proves: '回执证明此页面就是控制台写出的内容。',
  saveAgain: '再次保存两个文件',
  cancel: '取消',
  close: '关闭',
} satisfies typeof en
