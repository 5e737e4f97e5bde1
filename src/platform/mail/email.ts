import type { EmailContent, EmailSettings } from './email-page.tsx';

export interface Email {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail to a person, as text and as HTML in the product's look. */
export async function renderEmail(settings: EmailSettings, content: EmailContent): Promise<Email> {
  const { subject, heading, paragraphs, action, code, otherwise } = content;
  // React Email takes half a second and 50 MB, so it is loaded with the first mail.
  const { codeLead, renderPage } = await import('./email-page.tsx');
  const text = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(code ? [action ? `${codeLead}\n${code}` : code] : []),
    otherwise,
    `${settings.productName}\n${settings.appUrl}`,
  ];
  return { subject, text: `${text.join('\n\n')}\n`, html: await renderPage({ ...settings, ...content }) };
}
