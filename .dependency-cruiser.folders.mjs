import modules from './.dependency-cruiser.mjs';

/** No folder imports a folder that imports it in turn. Tests are aside: their harness stands above what it serves. */
export default {
  forbidden: [
    { name: 'no-folder-circles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...modules.options,
    exclude: {
      path: `${modules.options.exclude.path}|\\.(test|fake|fixture)\\.tsx?$|/test(ing|-support)/`,
    },
  },
};
