/** One of the drawings that the frame keeps; where it stands and how large it is, the style sheet says. */
export function Stencil({ name, place }: { name: 'cloud' | 'trees' | 'flower'; place?: string }) {
  return (
    <svg className={place === undefined ? name : `${name} ${place}`} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}
