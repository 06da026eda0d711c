export { LandingField } from './LandingField'
export { LandingMessages } from './LandingMessages'
