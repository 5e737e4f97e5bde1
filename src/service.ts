/** What the production bundle offers: the service, how to run it, and its demo. */
export { createApp } from './app.ts';
export { addDemoCoin } from './demo.ts';
export { main, withServices } from './main.ts';
