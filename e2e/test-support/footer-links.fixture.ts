/** The specified links of every footer, in their order. */
export const footerLinks = ['Home', 'Privacy', 'Terms', 'Disclaimers', 'Login', 'Support'] as const;
