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

export interface EmailSettings {
  readonly productName: string;
  /** Public origin. */
  readonly appUrl: string;
}

export interface EmailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Null: the code is all there is to do. */
  readonly action: { readonly label: string; readonly url: string } | null;
  /** Six digits that do the same as the action, on another device. */
  readonly code?: string | null;
  /** What to do about an unrequested mail. */
  readonly otherwise: string;
}

export const codeLead =
  'Reading this on another device? Type this code where you asked for it, within 10 minutes:';

/** @returns the mail's HTML. */
export function renderPage(content: EmailSettings & EmailContent): Promise<string> {
  return render(<Page {...content} />);
}

const sans = 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** For mail clients that support dark mode; inline colours serve the rest. */
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
const digits = {
  fontSize: 36,
  lineHeight: '40px',
  fontWeight: 700,
  letterSpacing: '0.25em',
  margin: '0 0 24px',
  color: colour.strong,
};
const small = { fontSize: 12, lineHeight: '18px', margin: '0 0 8px', color: colour.quiet };

function Page({
  productName,
  appUrl,
  subject,
  heading,
  paragraphs,
  action,
  code,
  otherwise,
}: EmailSettings & EmailContent) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
                fontSize: 24,
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
            {action && (
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
            )}
            {action && (
              <>
                <Text className="quiet" style={small}>
                  Or copy this address into your browser:
                </Text>
                <Text style={{ ...small, wordBreak: 'break-all' }}>
                  <Link className="link" href={action.url} style={{ color: colour.accent }}>
                    {action.url}
                  </Link>
                </Text>
              </>
            )}
            {code && action && (
              <Text className="quiet" style={{ ...small, marginTop: 24 }}>
                {codeLead}
              </Text>
            )}
            {code && (
              <Text className="strong" style={digits}>
                {code}
              </Text>
            )}
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
