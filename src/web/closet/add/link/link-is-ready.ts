import { createContext } from 'react'

/** Whether a link that was read waits to be added: its button is the view's primary then. */
export const LinkIsReady = createContext(false)
