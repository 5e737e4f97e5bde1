// The arrows of ARCHITECTURE.md, held by `npm run check`.
const order = [
  'account',
  'uploads',
  'coins',
  'pages',
  'generation',
  'deploys',
  'sharing',
  'payments',
  'previews',
  'studio',
  'serving',
  'directory',
  'analytics',
  'support',
  'dashboard',
  'admin',
  'reports',
  'connectivity',
];

/** A feature, its screens included, may use only the features before it. */
const featureOrder = order.slice(0, -1).map((feature, position) => ({
  name: `${feature}-uses-earlier-features-only`,
  severity: 'error',
  from: { path: `^src/features/${feature}/` },
  to: { path: `^src/features/(${order.slice(position + 1).join('|')})/` },
}));

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'engine-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^engine/src/' },
      to: { path: '^(src|scripts|bench|e2e)/' },
    },
    {
      name: 'engine-has-no-input-or-output',
      severity: 'error',
      from: { path: '^engine/src/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'platform-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(?!platform/)' },
    },
    ...featureOrder,
    {
      name: 'web-sees-contracts-and-engine-only',
      comment:
        'A screen calls the API; it never reaches a service, a table or an adapter. Pure `rules/` and `fields/` run on both sides.',
      severity: 'error',
      from: { path: '^src/(features/.+/web|web)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/(features/|platform/|app\\.ts|schema\\.ts|main\\.ts)',
        pathNot:
          '^src/(features/.+/(web/|rules/|fields/|[a-z-]*contract\\.ts$)|platform/(rpc/contract\\.ts|errors/))',
      },
    },
    {
      name: 'ui-primitives-know-no-feature',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/(features|contract)' },
    },
    {
      name: 'only-tables-of-contents-see-all-features',
      severity: 'error',
      from: {
        path: '^src/(?!app\\.ts|schema\\.ts|contract\\.ts|demo\\.ts|service\\.ts|gallery(\\.sweep\\.test)?\\.ts|every-endpoint(\\.sweep)?\\.test\\.ts|broken-database\\.test\\.ts|features/|web/|test-support/)',
      },
      to: { path: '^src/features/' },
    },
  ],
  options: {
    // TypeScript 7 has no interface that this tool could read with.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|data|\\.react-router)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
