// Made by scripts/types.mjs from the program's name tables; change those, not this.

export const FACES = ["9","10","j","q","k","a"] as const;
export const SIZES = ["minor","medium","major"] as const;
export const HELPS = ["anything","pass","hold","learn","sway","break","save"] as const;
export const STEPS = ["portent","crew","arrival","work","conflict","verdict","resolution"] as const;
export const MADE = ["nothing","name","soul","patron","all"] as const;
