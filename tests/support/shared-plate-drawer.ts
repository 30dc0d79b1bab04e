import { createPlateDrawer } from '../../src/server/sharing/plate/create-plate-drawer.ts'

/** Draws the plates of all tests of a process: it keeps nothing from one to the next, and to start takes as long as two. */
export const sharedPlateDrawer = createPlateDrawer()
