import { formatsIn } from '../../../lib/language/formats'
import type en from './texts.en'

const { number } = formatsIn('zh')

export default {
  heading: (place: string) => `${place} 的访问复核`,
  about:
    '逐一检查有效的角色绑定，并分别决定保留、结束还是续期，同时说明理由。在您确认之前不会发送任何内容。',
  leftOut: '自服务器继承的绑定请在服务器上复核。由系统管理的角色不在其中。',
  count: (count: number) => `有 ${number(count)} 个绑定待复核`,
  none: '没有符合此选择的有效绑定。',
  tooMany: (max: number) => `一次复核最多 ${number(max)} 个绑定：请选择角色或搜索人员`,
  reading: '请等待全部绑定读取完毕',
  start: '开始复核',
  startedBy: (time: string, who: string) => `${who} 于 ${time} 开始。`,
  chosen: (role: string, person: string) =>
    [role && `角色：${role}。`, person && `人员：${person}。`].filter(Boolean).join(''),
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
  dropIt: '从列表中移除',
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
  tooLarge: '此文件过大，不可能是访问复核。',
  opened: (decided: number, all: number) =>
    `已打开复核：已决定 ${number(decided)} / ${number(all)}。`,
  replaces: '此处已打开另一个复核。若替换它而未先保存，它将丢失。',
  replaceIt: '替换',
  discard: '放弃复核…',
  discardTitle: '放弃此复核？',
  discardHelp: '这些决定及其理由将从此浏览器中删除。已发送的内容不受影响。',
  cancel: '取消',
  discardIt: '放弃',
} satisfies typeof en
