import { isCard } from '../../../domain/sharing/picture-card.ts'
import { runJobs } from '../../workers/run-jobs.ts'
import type { PlateTask } from './create-plate-drawer.ts'
import { drawCard } from './draw-card.ts'
import { drawPlate } from './draw-plate.ts'
import { openTypesetter } from './open-typesetter.ts'

const typesetter = await openTypesetter()

runJobs<PlateTask>(({ recipe, pictures }) =>
  isCard(recipe) ? drawCard(pictures, typesetter, recipe) : drawPlate(pictures, typesetter, recipe),
)
