/** The key that runs a command, as large as a drum. */
export function EnterKey() {
  return (
    <svg className="enter-key" viewBox="0 0 260 300" aria-hidden="true">
      <path className="key-side" d="M4 30h252v266H74V166H4z" />
      <path className="key-top" d="M4 4h252v266H74V140H4z" />
      <path className="key-sign" d="M196 70v90h-84m30-30-30 30 30 30" />
    </svg>
  );
}
