/** Soft blobs and rising bubbles; a layer of its own, so that they rest while nobody sees them. */
export function Bubbles() {
  return (
    <div className="bubbles" aria-hidden="true">
      <i className="blob" />
      <i className="blob" />
      <i className="blob" />
      <i className="bubble" />
      <i className="bubble" />
      <i className="bubble" />
      <i className="bubble" />
      <i className="bubble" />
    </div>
  );
}
