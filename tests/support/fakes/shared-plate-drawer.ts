import { createPlateDrawer } from '../../../src/server/sharing/plate/create-plate-drawer.ts'

/**
 * Draws the share images of all tests of a process. It is stateless, and starting one takes as long as drawing two
 * images.
 */
export const sharedPlateDrawer = createPlateDrawer()
