import { answerJobs } from '../../workers/answer-jobs.ts'
import type { PlateTask } from './create-plate-drawer.ts'
import { drawPlate } from './draw-plate.ts'
import { openTypesetter } from './open-typesetter.ts'

const typesetter = await openTypesetter()

answerJobs<PlateTask>(({ recipe, pictures }) => drawPlate(pictures, typesetter, recipe))
