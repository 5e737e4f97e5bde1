import type { Design } from '../design.ts';
import { moonshot } from '../moonshot/design.ts';

export const comic: Design = { ...moonshot, name: 'comic' };
