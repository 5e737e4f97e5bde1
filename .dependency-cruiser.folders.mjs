import modules from './.dependency-cruiser.mjs';

/** Folders import each other in one direction. Tests are left out: their harness stands above what it drives. */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...modules.options,
    exclude: { path: `${modules.options.exclude.path}|\\.(test|fake|fixture)\\.tsx?$|/test(ing|-support)/` },
  },
};
