/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:art/*" {
  /** The address of a picture; "" if there is none of this name. */
  const picture: (name: string) => string;
  export default picture;
}
