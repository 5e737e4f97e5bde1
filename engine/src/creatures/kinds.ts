import type { CreatureKind, Drawn } from './creature.ts';
import { bear } from './kinds/bear.ts';
import { bird } from './kinds/bird.ts';
import { bowl } from './kinds/bowl.ts';
import { bread } from './kinds/bread.ts';
import { brick } from './kinds/brick.ts';
import { cat } from './kinds/cat.ts';
import { cup } from './kinds/cup.ts';
import { dinosaur } from './kinds/dinosaur.ts';
import { dog } from './kinds/dog.ts';
import { drink } from './kinds/drink.ts';
import { fish } from './kinds/fish.ts';
import { frog } from './kinds/frog.ts';
import { fruit } from './kinds/fruit.ts';
import { garment } from './kinds/garment.ts';
import { ghost } from './kinds/ghost.ts';
import { hooved } from './kinds/hooved.ts';
import { insect } from './kinds/insect.ts';
import { monkey } from './kinds/monkey.ts';
import { person } from './kinds/person.ts';
import { phone } from './kinds/phone.ts';
import { reptile } from './kinds/reptile.ts';
import { robot } from './kinds/robot.ts';
import { rocket } from './kinds/rocket.ts';
import { rodent } from './kinds/rodent.ts';
import { wrap } from './kinds/wrap.ts';

/** Every creature and thing. */
export const kinds: Record<CreatureKind, Drawn> = {
  cat,
  dog,
  frog,
  bear,
  rodent,
  bird,
  fish,
  reptile,
  hooved,
  monkey,
  insect,
  dinosaur,
  person,
  robot,
  ghost,
  bread,
  drink,
  fruit,
  wrap,
  bowl,
  rocket,
  phone,
  garment,
  cup,
  brick,
};
