/** The specified links of every footer, in their order, and where they lead. */
export const footerLinks = {
  Home: '/',
  Privacy: '/privacy',
  Terms: '/terms',
  Disclaimers: '/disclaimers',
  Login: '/login',
  Support: '/support',
} as const;
