import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layouts/site.tsx', [
    index('routes/home.tsx'),
    route('privacy', 'routes/document.tsx', { id: 'privacy' }),
    route('terms', 'routes/document.tsx', { id: 'terms' }),
    route('disclaimers', 'routes/document.tsx', { id: 'disclaimers' }),
    route('services', 'routes/coming-soon.tsx', { id: 'services' }),
    route('tools', 'routes/coming-soon.tsx', { id: 'tools' }),
    route('directory', 'routes/directory.tsx'),
    route('directory/:slug', 'routes/directory-coin.tsx'),
    route('p/:slug?', 'routes/missing-page.tsx'),
    route('test-cloudflare', 'routes/test-cloudflare.tsx'),
  ]),
  layout('layouts/auth.tsx', [
    route('signup', 'routes/signup.tsx'),
    route('thank-you', 'routes/thank-you.tsx'),
    route('login', 'routes/login.tsx'),
    route('update-password', 'routes/update-password.tsx'),
    route('report/:slug', 'routes/report.tsx'),
  ]),
  layout('layouts/support.tsx', [route('support', 'routes/support.tsx')]),
  layout('layouts/signed-in.tsx', [
    route('build', 'routes/build.tsx'),
    route('dashboard/:userId', 'routes/dashboard.tsx'),
    route('statistics/:userId', 'routes/statistics.tsx'),
    route('share/:userId', 'routes/share.tsx'),
    route('landing/:userId', 'routes/landing.tsx'),
    route('edit-landing/:userId', 'routes/edit-landing.tsx'),
    route('account/:userId', 'routes/account.tsx'),
    route('promotion', 'routes/promotion.tsx'),
    layout('routes/admin/area.tsx', [
      route('admin', 'routes/admin.tsx'),
      route('admin/account', 'routes/admin/account.tsx'),
      route('admin/reports', 'routes/admin/reports.tsx'),
      route('admin/statistics', 'routes/admin/statistics.tsx'),
      route('users', 'routes/users.tsx'),
      route('users/:accountId', 'routes/admin/user.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
