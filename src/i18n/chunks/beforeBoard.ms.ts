export * as gallery from '../ms/gallery'
export * as signup from '../ms/signup'
export * as terms from '../ms/terms'
export * as welcome from '../ms/welcome'
