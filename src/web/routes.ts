import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the product, in the order of the specification's route table. */
export default [
  layout('layouts/site.tsx', [index('routes/home.tsx')]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
