import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  render,
  Section,
  Text,
} from 'react-email';

/** What every mail of this feature knows. */
export interface LetterSetting {
  readonly productName: string;
  /** Public origin. */
  readonly appUrl: string;
}

/** A mail without its recipient. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Content {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  /** What to do when one did not ask for this. */
  readonly otherwise: string;
}

/** The link that confirms an address; it is good for a day. */
export function confirmationLetter(setting: LetterSetting, firstName: string, url: string): Promise<Letter> {
  const { productName } = setting;
  return compose(setting, {
    subject: `Confirm your email for ${productName}`,
    heading: 'One click to lift-off',
    paragraphs: [
      `${greeting(firstName)} Confirm that this is your email address, sign in, and build your first page.`,
      'The link works once, within 24 hours.',
    ],
    action: { label: 'Confirm my email', url },
    otherwise: `If you did not sign up for ${productName}, ignore this message: nothing happens without the click.`,
  });
}

/** The link that sets a new password; it is good for an hour. */
export function recoveryLetter(setting: LetterSetting, firstName: string, url: string): Promise<Letter> {
  return compose(setting, {
    subject: `Set a new ${setting.productName} password`,
    heading: 'A new password',
    paragraphs: [
      `${greeting(firstName)} Choose a new password with this link. It signs you out everywhere else.`,
      'The link works once, within an hour.',
    ],
    action: { label: 'Choose a new password', url },
    otherwise: 'If you did not ask for this, ignore this message: your password stays as it is.',
  });
}

/** The link that signs in; it is good for an hour. */
export function magicLinkLetter(setting: LetterSetting, firstName: string, url: string): Promise<Letter> {
  const { productName } = setting;
  return compose(setting, {
    subject: `Your ${productName} sign-in link`,
    heading: 'Straight in',
    paragraphs: [
      `${greeting(firstName)} This link signs you in to ${productName}, no password needed.`,
      'It works once, within an hour. Do not forward it: whoever opens it is you.',
    ],
    action: { label: 'Sign in', url },
    otherwise: 'If you did not ask for this, ignore this message: nobody is signed in without the click.',
  });
}

/** Answers a sign-up, or a wish for another confirmation, for an address that has a confirmed account. */
export function accountExistsLetter(setting: LetterSetting, firstName: string): Promise<Letter> {
  const { productName, appUrl } = setting;
  return compose(setting, {
    subject: `You already have a ${productName} account`,
    heading: 'You are already aboard',
    paragraphs: [
      `${greeting(firstName)} Somebody, probably you, just asked for a ${productName} account with this address. It has one, and it is confirmed: sign in.`,
      `Forgot the password? Ask for a new one at ${appUrl}/login?view=forgotten_password`,
    ],
    action: { label: 'Sign in', url: `${appUrl}/login` },
    otherwise: 'If it was not you, ignore this message: nothing was changed.',
  });
}

/** A first name is whatever somebody typed about an address that may not be theirs: only what reads as a name is repeated. */
function greeting(firstName: string): string {
  return /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’-]{0,39}$/u.test(firstName) ? `Hi ${firstName}!` : 'Hi!';
}

async function compose(setting: LetterSetting, content: Content): Promise<Letter> {
  const { subject, heading, paragraphs, action, otherwise } = content;
  const text = [
    heading,
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    otherwise,
    `${setting.productName}\n${setting.appUrl}`,
  ];
  return { subject, text: `${text.join('\n\n')}\n`, html: await render(<Page {...setting} {...content} />) };
}

const sans = 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** For readers that follow the dark scheme; the inline colours stay right for those that do not. */
const darkScheme = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page, .page > table > tbody > tr > td { background: #0b0912 !important; }
    .card { background: #15111f !important; border-color: #2a2338 !important; }
    .strong { color: #f6f2ff !important; }
    .quiet { color: #b7adca !important; }
    .rule { border-color: #2a2338 !important; }
    .link { color: #b794ff !important; }
  }
`;

const colour = {
  page: '#f5f2fb',
  card: '#ffffff',
  edge: '#e6def5',
  strong: '#1b1427',
  quiet: '#5d5370',
  accent: '#7c3aed',
};
const paragraph = { fontSize: 16, lineHeight: '26px', margin: '0 0 16px', color: colour.quiet };
const small = { fontSize: 13, lineHeight: '20px', margin: '0 0 8px', color: colour.quiet };

function Page({
  productName,
  appUrl,
  subject,
  heading,
  paragraphs,
  action,
  otherwise,
}: LetterSetting & Content) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkScheme}</style>
      </Head>
      <Preview useTitleTag={false}>{paragraphs.join(' ')}</Preview>
      <Body
        className="page"
        style={{ backgroundColor: colour.page, fontFamily: sans, margin: 0, padding: '32px 12px' }}
      >
        <Container style={{ maxWidth: 520, margin: '0 auto' }}>
          <Text
            className="strong"
            style={{ fontSize: 18, fontWeight: 700, margin: '0 0 16px', color: colour.strong }}
          >
            <span style={{ color: colour.accent }} className="link">
              ◐
            </span>{' '}
            {productName}
          </Text>
          <Section
            className="card"
            style={{
              backgroundColor: colour.card,
              border: `1px solid ${colour.edge}`,
              borderRadius: 16,
              padding: '32px 28px',
            }}
          >
            <Heading
              as="h1"
              className="strong"
              style={{
                fontSize: 28,
                lineHeight: '34px',
                letterSpacing: '-0.02em',
                margin: '0 0 16px',
                color: colour.strong,
              }}
            >
              {heading}
            </Heading>
            {paragraphs.map((sentence) => (
              <Text key={sentence} className="quiet" style={paragraph}>
                {sentence}
              </Text>
            ))}
            <Button
              href={action.url}
              style={{
                backgroundColor: colour.accent,
                borderRadius: 12,
                color: '#ffffff',
                fontSize: 16,
                fontWeight: 600,
                margin: '8px 0 24px',
                padding: '14px 24px',
              }}
            >
              {action.label}
            </Button>
            <Text className="quiet" style={small}>
              Or copy this address into your browser:
            </Text>
            <Text style={{ ...small, wordBreak: 'break-all' }}>
              <Link className="link" href={action.url} style={{ color: colour.accent }}>
                {action.url}
              </Link>
            </Text>
            <Hr className="rule" style={{ borderColor: colour.edge, margin: '24px 0 16px' }} />
            <Text className="quiet" style={{ ...small, margin: 0 }}>
              {otherwise}
            </Text>
          </Section>
          <Text className="quiet" style={{ ...small, margin: '16px 4px 0' }}>
            Sent by {productName},{' '}
            <Link className="link" href={appUrl} style={{ color: colour.accent }}>
              {new URL(appUrl).host}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
