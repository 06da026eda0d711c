import people from '../../fixtures/world/people.json'

const owner = people.find(({ demo }) => demo?.order === 1)
if (!owner) throw new Error('fixtures/world/people.json has no first demo account.')

/** Whose board is opened: the teacher with the full board. */
export const teacher = { username: owner.username, password: owner.password }
