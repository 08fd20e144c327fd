// Made by scripts/types.mjs from the program's name tables; change those, not this.

export const ABILITIES = ["strength","dexterity","endurance","hope","wits","power"] as const;
export const BODIES = ["hero-1","hero-2","hero-3","hero-4","foe-1","foe-2","foe-3","foe-4","foe-5","foe-6","foe-7","foe-8"] as const;
export const COLUMNS = ["a","b","c","d","e","f","g","h","i","j","k","l","m","n","o","p","q","r","s","t","u","v","w","x","y","z","aa","ab","ac","ad","ae","af"] as const;
export const GROUPS = ["strength-dexterity","endurance-hope","wits-power"] as const;
export const PARTIES = ["first","second"] as const;
export const PLACES = ["left","right","reserve-left","reserve-right","both"] as const;
export const POCKETS = ["pocket-1","pocket-2","pocket-3","pocket-4"] as const;
export const SCHOOLS = ["miracle","sorcery","pyromancy"] as const;
