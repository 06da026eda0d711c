import type { PersonRecord } from '../db/tables'
import { emojis, seededVerifications } from '../domain/onboarding/onboarding'
import { secretCode } from '../domain/onboarding/secretCode'
import { isQuotaUsedUp, quotaId } from '../domain/users/people'
import { sendVerification } from '../domain/onboarding/verification'
import type { OpenTab, PanelContext, SetStatus } from './context'
import { button, element, labelled, section } from './dom'

const ROLES: Record<string, string> = { teacher: 'Teachers', student: 'Students' }

function personLine({ signInAs, person }: PanelContext, each: PersonRecord): HTMLLIElement {
  const isMe = person()?.id === each.id
  const signInButton = button(isMe ? 'Signed in' : 'Act as', () => signInAs(each))
  signInButton.ariaLabel = isMe ? `${each.name} is signed in` : `Act as ${each.name}`
  signInButton.disabled = isMe
  return element('li', {}, [
    element('span', { className: 'who' }, [
      element('strong', { textContent: each.name }),
      ` ${each.username}`,
      ...(each.demo ? [element('span', { className: 'faint', textContent: each.demo.note.en })] : []),
    ]),
    signInButton,
  ])
}

function quotaSection({ mockServer, person }: PanelContext, setStatus: SetStatus): HTMLElement[] {
  const me = person()
  if (!me) return []
  const text = element('p')
  const used = () => mockServer.db.quotas.get(quotaId(mockServer, me))?.used ?? 0
  const show = () => {
    text.textContent = `${me.name} has used ${used()} of ${mockServer.dailyQuota} calls${isQuotaUsedUp(mockServer, me) ? ': none is left' : ''}.`
  }
  const set = (count: number, done: string) => {
    mockServer.db.quotas.set({ id: quotaId(mockServer, me), used: count })
    show()
    setStatus(done)
  }
  show()
  return [
    section('Magic of today', [
      text,
      element('div', { className: 'row' }, [
        button('Use it up', () => set(mockServer.dailyQuota, 'The next call that needs Magic is refused.')),
        button('Give back', () => set(0, 'All of it is available again; reload the page to see it.')),
      ]),
    ]),
  ]
}

const linkOf = (code: string) => `${import.meta.env.BASE_URL}login?encodedData=${encodeURIComponent(code)}`

function unverifiedSection({ mockServer }: PanelContext): HTMLElement {
  const list = element('ul', { className: 'people' })
  const codeOf = ({ id }: PersonRecord) =>
    [
      ...seededVerifications.filter((one) => one.person_id === id),
      ...mockServer.db.verifications.where('person_id', id),
    ].at(-1)?.id
  const show = () => {
    const unverified = [...mockServer.db.people.all()].filter(({ is_verified: isVerified }) => !isVerified)
    const lines = unverified.map((person) => {
      const code = codeOf(person)
      const send = button('New mail', () => {
        sendVerification(mockServer, person)
        show()
      })
      send.ariaLabel = `New verification mail to ${person.name}`
      const link = element('a', { href: linkOf(code ?? ''), textContent: 'Verification link' })
      return element('li', {}, [
        element('span', { className: 'who' }, [
          element('strong', { textContent: person.name }),
          ' ',
          ...(code ? [link] : []),
        ]),
        send,
      ])
    })
    list.replaceChildren(...lines)
  }
  show()
  return section('Signed up, not verified', [list])
}

/** Opens the tab People: sign in as any person, use up the AI quota, open verification links. */
export function openPeopleTab(context: PanelContext, setStatus: SetStatus): OpenTab {
  const { mockServer } = context
  const search = element('input', { type: 'search', placeholder: 'Aina, mei_ling' })
  const groups = element('div')
  const show = () => {
    const searchTerm = search.value.trim().toLowerCase()
    const found = [...mockServer.db.people.all()].filter(({ name, username }) =>
      `${name} ${username}`.toLowerCase().includes(searchTerm),
    )
    const sections = Object.entries(ROLES).flatMap(([role, heading]) => {
      const people = found.filter((person) => person.role === role)
      if (people.length === 0) return []
      const sorted = people.sort((a, b) => (a.demo?.order ?? 99) - (b.demo?.order ?? 99))
      return [
        section(heading, [
          element(
            'ul',
            { className: 'people' },
            sorted.map((each) => personLine(context, each)),
          ),
        ]),
      ]
    })
    groups.replaceChildren(...sections)
  }
  search.addEventListener('input', show)
  show()
  const code = secretCode.map((id) => emojis.find((emoji) => emoji.id === id))
  return {
    nodes: [
      ...quotaSection(context, setStatus),
      unverifiedSection(context),
      section('Secret code for sign-up', [
        element('p', {
          className: 'code',
          textContent: code.map((emoji) => `${emoji?.emoji} ${emoji?.name}`).join('  '),
        }),
      ]),
      labelled('Find a person', search),
      groups,
    ],
  }
}
