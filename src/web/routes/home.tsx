export default function Home() {
  return <h1>Launch Your Meme Coin To The Moon With AI</h1>;
}
