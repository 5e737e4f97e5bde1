/** What the production bundle offers: the service and how to run it. */
export { createApp } from './app.ts';
export { main } from './main.ts';
