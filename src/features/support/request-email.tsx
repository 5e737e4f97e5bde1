import { Body, Container, Head, Heading, Html, render, Text } from 'react-email';
import type { Email } from '../../platform/mail/email.ts';
import type { IssueType } from './contract.ts';

interface Ticket {
  readonly id: string;
  readonly sender: string;
  /** Whether the sender was signed in with this very address. */
  readonly isProven: boolean;
  readonly issue: IssueType;
  readonly comments: string;
  readonly createdAt: Date;
}

/** The mail to the operator; user input is escaped text. */
export async function requestEmail(ticket: Ticket): Promise<Email> {
  const subject = `Support Request: ${ticket.issue}`;
  const facts = factsOf(ticket);
  const text = [subject, ...facts.map(([name, value]) => `${name}: ${value}`), 'Comments:', ticket.comments];
  return {
    subject,
    text: `${text.join('\n')}\n`,
    html: await render(<Page subject={subject} facts={facts} comments={ticket.comments} />),
  };
}

type Fact = readonly [name: string, value: string];

function factsOf({ id, sender, isProven, issue, createdAt }: Ticket): Fact[] {
  const proof = isProven ? 'signed in with this address' : 'typed, and not checked';
  return [
    ['Sender', `${sender} (${proof})`],
    ['Issue type', issue],
    ['Received', `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, request ${id}`],
  ];
}

const small = { fontSize: 14, lineHeight: '22px', margin: '0 0 4px', color: '#5d5370' };
const words = {
  fontSize: 16,
  lineHeight: '26px',
  margin: '20px 0 0',
  padding: '16px 0 0',
  borderTop: '1px solid #e6def5',
  color: '#1b1427',
  whiteSpace: 'pre-wrap' as const,
  overflowWrap: 'anywhere' as const,
};

function Page({ subject, facts, comments }: { subject: string; facts: readonly Fact[]; comments: string }) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
      </Head>
      <Body
        style={{ backgroundColor: '#ffffff', fontFamily: 'Helvetica, Arial, sans-serif', padding: '24px' }}
      >
        <Container style={{ maxWidth: 640, margin: '0 auto' }}>
          <Heading as="h1" style={{ fontSize: 24, lineHeight: '28px', margin: '0 0 16px', color: '#1b1427' }}>
            {subject}
          </Heading>
          {facts.map(([name, value]) => (
            <Text key={name} style={small}>
              <strong>{name}:</strong> {value}
            </Text>
          ))}
          <Text dir="auto" style={words}>
            {comments}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
