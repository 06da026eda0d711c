import { type ChannelName, channels } from '../../src/api/channels'
import type { OpenTab, PanelContext, SetStatus } from './context'
import { messageTypes, sendSampleMessage } from '../chat/sampleMessages'
import { button, choice, element, fillSelect, labelled, section } from './dom'
import { type Examples, exampleOf, paramsOf, readDraft } from './eventDraft'

const channelChoices = Object.entries(channels).map(([value, { name }]) => ({
  value,
  text: name.replace('private-', ''),
}))

const eventNames = (channel: ChannelName) => Object.keys(channels[channel].events)

/** Opens the tab Events, where the user can broadcast any event on any channel, as a server would. */
export function openEventsTab({ mockServer, person }: PanelContext, setStatus: SetStatus): OpenTab {
  let examples: Examples = {}
  const fields = new Map<string, HTMLInputElement>()
  const parameters = element('div', { className: 'row' })
  const problems = element('ul', { className: 'problems' })
  problems.setAttribute('role', 'alert')
  const payload = element('textarea', { rows: 12, spellcheck: false })

  const chosen = () => channel.value as ChannelName
  let isEdited = false
  payload.addEventListener('input', () => {
    isEdited = true
  })
  const fill = () => {
    isEdited = false
    payload.value = exampleOf(examples, chosen(), event.value)
    problems.replaceChildren()
  }
  const showEvents = () => {
    fillSelect(
      event,
      eventNames(chosen()).map((name) => ({ value: name, text: name })),
    )
    const otherParams = paramsOf(chosen()).filter((name) => name !== 'userId')
    fields.clear()
    for (const name of otherParams) fields.set(name, element('input', { type: 'text' }))
    parameters.replaceChildren(...[...fields].map(([name, field]) => labelled(name, field)))
    recipient.hidden = !paramsOf(chosen()).includes('userId')
    fill()
  }
  const channel = choice(channelChoices, 'cards', showEvents)
  const event = choice([], undefined, fill)
  const to = choice(
    [...mockServer.db.people.all()].map(({ id, name, username }) => ({
      value: String(id),
      text: `${name} (${username})`,
    })),
    person() && String(person()?.id),
  )
  const recipient = labelled('Send to', to)

  const send = () => {
    const typedParams = Object.fromEntries([...fields].map(([name, { value }]) => [name, value.trim()]))
    const draft = readDraft(chosen(), event.value, { userId: to.value, ...typedParams }, payload.value)
    const isWrong = 'problems' in draft
    payload.setAttribute('aria-invalid', String(isWrong))
    const lines = isWrong ? draft.problems.slice(0, 8) : []
    problems.replaceChildren(...lines.map((textContent) => element('li', { textContent })))
    if (isWrong) return
    mockServer.broadcast(draft)
    setStatus(`Sent ${draft.event} to ${draft.channel}.`)
  }

  const messageType = choice(
    messageTypes.map((value) => ({ value, text: value })),
    'text',
  )
  const sendMessage = () => {
    const recipientPerson = mockServer.db.people.get(to.value)
    const type = messageTypes.find((each) => each === messageType.value)
    if (!recipientPerson || !type) return
    sendSampleMessage(mockServer, recipientPerson, type)
    setStatus(`Sent a message of type ${type} to ${recipientPerson.name}.`)
  }

  showEvents()
  // `npm run contract:record` writes this file. It is imported here, because only this tab needs the examples.
  void import('../../fixtures/contract/channels.json').then(({ default: loaded }) => {
    examples = loaded
    if (!isEdited) fill()
  })
  return {
    nodes: [
      labelled('Channel', channel),
      labelled('Event', event),
      recipient,
      parameters,
      labelled('Payload', payload),
      problems,
      button('Send event', send, 'main'),
      section('A message in the chat', [labelled('Type', messageType), button('Send message', sendMessage)]),
    ],
  }
}
