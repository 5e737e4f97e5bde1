import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { retryNavigations } from './api/fetch-with-retry.ts';
import { drawContainers } from './page/draw-containers.ts';

retryNavigations();
drawContainers(document);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
