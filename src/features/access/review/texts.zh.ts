import { formatsIn } from '../../../lib/language/formats'
import type en from './texts.en'
import type { Chosen } from './texts.en'

const { number } = formatsIn('zh')

const ENDS_THERE = '结束其中一个，会收回该处的角色，而不仅限于此 Artifact。'
const NEVER_REVIEWED = '由系统管理的角色以及处于此控制台不了解的状态的绑定不在其中。'
const OF_ARTIFACT = `其所有者没有绑定，因此不在复核之列。${NEVER_REVIEWED}`

export default {
  heading: (place: string) => `${place} 的访问复核`,
  about:
    '逐一检查有效的角色绑定，并分别决定保留、结束还是续期，同时说明理由。在您确认之前不会发送任何内容。',
  leftOut: {
    server: `自服务器继承的绑定请在服务器上复核。${NEVER_REVIEWED}`,
    scope: `自服务器继承的绑定未显示：查看它们需要 server.admin，请在服务器上复核。${NEVER_REVIEWED}`,
  },
  ofArtifact: {
    server: `Scope 和服务器上作用于此 Artifact 的绑定也在复核之列：${ENDS_THERE}${OF_ARTIFACT}`,
    scope: `服务器上的绑定未显示：查看它们需要 server.admin。Scope 上作用于此 Artifact 的绑定也在复核之列：${ENDS_THERE}${OF_ARTIFACT}`,
    artifact: `Scope 和服务器上作用于此 Artifact 的绑定未显示：查看它们需要 scope.admin 或 server.admin。${OF_ARTIFACT}`,
  },
  count: (count: number) => `有 ${number(count)} 个绑定待复核`,
  none: '没有符合此选择的有效绑定。',
  tooMany: (max: number) => `一次复核最多 ${number(max)} 个绑定：请选择角色或人员`,
  roles: '角色',
  people: '人员',
  everybody: '所有人',
  scopes: 'Scope',
  everywhere: '服务器及所有 Scope',
  further: '其他 Scope',
  onlyThis: '仅此 Scope',
  list: (parts: readonly string[]) => parts.join('、'),
  readFurther: (scopes: number) =>
    scopes === 1 ? '读取此 Scope 的绑定' : `读取 ${number(scopes)} 个 Scope 的绑定`,
  readCost: (places: string, scopes: number) =>
    `${places}：${number(scopes)} 次会被记录的调用，每个 Scope 一次。超过 500 个绑定的 Scope 每 500 个一次。`,
  readingFurther: '正在读取其他 Scope 的绑定。',
  notAskedFor: (places: string) => `不读取您无权列出绑定的 Scope：${places}。`,
  readSoFar: (places: string, count: number, calls: number, refused: number) =>
    `其他 Scope：${places}。${number(count)} 个绑定，共 ${number(calls)} 次会被记录的调用${refused === 0 ? '' : `，其中 ${number(refused)} 次被服务器拒绝`}。`,
  onlyRefused: (calls: number) =>
    `未读取其他 Scope 的绑定：${number(calls)} 次会被记录的调用被服务器拒绝。`,
  notRead: (place: string) => `未能读取 ${place} 的全部绑定。对它们的决定不会发送。`,
  refusedScope: (place) => `您无权列出 ${place} 的绑定`,
  refusedHelp: (place) =>
    `这需要 ${place} 上的 scope.admin：持有该角色的人可以授予您。之后请重新加载此页面。其余部分仍可复核，报告会说明缺少它。`,
  readFirst: '请先读取其他 Scope 的绑定',
  keptWith: (places: string) => `对 ${places} 的共同复核正在进行。`,
  goOnWith: '继续此复核',
  fitsAll: '绑定须符合每一项选择：属于所选角色之一，且由所选人员之一持有。',
  showList: (label: string) => `${label}：显示列表`,
  hideList: (label: string) => `${label}：隐藏列表`,
  clearList: (label: string) => `${label}：清除`,
  nothingFound: '没有符合项',
  reading: '请等待全部绑定读取完毕',
  start: '开始复核',
  startedBy: (time: string, who: string) => `${who} 于 ${time} 开始。`,
  chosen: ({ scopes, roles, people, search }: Chosen) =>
    [
      scopes.length > 0 && `Scope：${scopes.join('、')}。`,
      roles.length > 0 && `角色：${roles.join('、')}。`,
      people.length > 0 && `人员：${people.join('、')}。`,
      search && `搜索：“${search}”。`,
    ]
      .filter(Boolean)
      .join(''),
  progress: (decided: number, all: number) => `已决定 ${number(decided)} / ${number(all)}`,
  table: '复核中的绑定',
  decision: '决定',
  decisionOn: (role: string, who: string) => `对 ${who} 的 ${role} 的决定`,
  kinds: { keep: '保留', end: '结束', renew: '续期' },
  kindHelp: {
    keep: '仅记入报告：不会告知服务器。',
    end: '将其撤销。服务器记录操作人和时间；理由写在报告中。',
    renew: '由带有此期限和理由的新绑定取代它。',
  },
  reasonHelp: {
    keep: '必填。写入报告。',
    end: '必填。写入报告：服务器不接受撤销的理由。',
    renew: '必填。服务器将其与新绑定一起记录。',
  },
  dayPast: '这一天已经过去：请选择更晚的日期',
  clear: '取消决定',
  changed: '在您查看之后已有变化',
  changedHelp: '在您重新查看之前，不会为它发送任何内容。',
  isGone: '它已不在列表中。',
  revokedBy: (who: string, time: string) => `由 ${who} 于 ${time} 撤销。`,
  replaced: (end: string, reason: string) =>
    `另一个绑定取代了它，${end}${reason === '' ? '' : `，理由：${reason}`}。`,
  endsAt: (time: string) => `有效期至 ${time}`,
  noEnd: '无期限',
  lookAgain: '复核新的绑定',
  nothingLeft: '已无需决定。报告会注明它已被他人更改。',
  notInYet: (count: number) => `有 ${number(count)} 个绑定尚未纳入复核`,
  newSince: (count: number) => `复核开始后又授予了 ${number(count)} 个绑定`,
  newHelp: '它们符合您的选择，但尚未纳入复核。',
  add: '加入复核',
  notKept: '此浏览器无法保存复核',
  notKeptHelp: '关闭或重新加载页面后将会丢失。请保存到文件。',
  kept: '仅为您保存在此浏览器中。您可以暂停，稍后继续。',
  saveFile: '保存到文件',
  openFile: '从文件继续…',
  badFile: '此文件不是访问复核，或已损坏。',
  otherServer: (server: string) => `这是另一台服务器的复核：${server}`,
  unreadable: '浏览器无法读取此文件。请重新选择。',
  tooLarge: '此文件过大，不可能是访问复核。',
  opened: (decided: number, all: number) =>
    `已打开复核：已决定 ${number(decided)} / ${number(all)}。`,
  replaces: '此处已打开另一个复核。若替换它而未先保存，它将丢失。',
  loses: (count: number) =>
    `在此作出的 ${number(count)} 项决定不在此文件中。若替换复核，它们将丢失。`,
  replacesThere: '此浏览器保存着该文件所属资源的另一个复核。若替换它，它将丢失。',
  replaceIt: '替换',
  discard: '放弃复核…',
  discardTitle: '放弃此复核？',
  discardHelp: '这些决定及其理由将从此浏览器中删除。已发送的内容不受影响。',
  cancel: '取消',
  discardIt: '放弃',

  send: '发送决定…',
  sendTitle: '发送决定',
  looking: '正在重新读取绑定，以查看此后的变化。',
  lookFailed: '无法重新读取绑定，因此不会发送任何内容。请关闭后重试。',
  toEnd: '将结束',
  toRenew: '将续期',
  onlyNoted: '保留（仅记入报告）',
  undecided: '未决定',
  bindings: (count: number) => `${number(count)} 个绑定`,
  changedNotSent: '在您查看之后有变化的不会发送。请关闭此窗口，按现状重新复核。',
  unreadNotSent: (count: number) => `${number(count)} 个绑定未能重新读取：不会为它们发送任何内容。`,
  ownLast: '您自己的角色最后结束。您无法自行撤回。',
  nobodyLeft: '除您看不到的绑定外，此后再没有绑定允许任何人在那里授予或撤销角色。',
  takenAway: (place) => `这些结束会收回什么${place === null ? '' : `（${place}）`}`,
  endOf: (role, who, place) => `结束 ${who} ${place === null ? '' : `在 ${place} 上`}的 ${role}`,
  takesNothing: '无：另一个绑定允许同样的操作，或此绑定未生效。',
  furtherEnds: (count) => `另有 ${number(count)} 项结束：见复核表格。`,
  takenAwayHelp:
    '依据已读取的角色绑定，按结束的发送顺序推算。用户组、Artifact 所有者以及看不到的绑定可能使结果不同。',
  oneByOne: '它们逐一发送。每一项服务器最多执行一次。',
  nothingToSend: '没有可发送的内容：请结束或续期某个绑定，并说明理由',
  sendAll: (count: number) => `发送 ${number(count)} 项更改`,
  stop: '此项完成后停止',
  made: (count: number, all: number) => `已完成 ${number(count)} / ${number(all)}`,
  seeRows: '其余的未完成，或尚不清楚是否完成。原因见各行。',
  ended: (time: string) => `已在服务器上结束，${time}。`,
  renewed: (end: string) => `已在服务器上续期，${end}。`,
  refused: (code: string) => `服务器拒绝了它：${code}。`,
  met: '另一项角色更改与它相遇，服务器拒绝了它，没有任何改变。请再次发送。',
  moved: '别人先更改了它。此项未执行。',
  unknown: '已经发送，但不清楚结果如何。请再次发送：会先查找它，且最多执行一次。',
} satisfies typeof en
