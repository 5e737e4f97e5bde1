import type { Design } from '../design.ts';
import { moonshot } from '../moonshot/design.ts';

export const terminal: Design = { ...moonshot, name: 'terminal' };
