import { createContext } from 'react'

/** Whether a checked link waits to be added; its button is then the view's primary one. */
export const LinkIsReady = createContext(false)
