import { createPlateDrawer } from '../../src/server/sharing/plate/create-plate-drawer.ts'

/**
 * Draws the share images of all tests of a process: it has no state between them, and starting takes as long as two
 * images.
 */
export const sharedPlateDrawer = createPlateDrawer()
