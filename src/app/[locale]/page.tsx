export default function Page() {
  return <h1>Ultimo</h1>;
}
