/// The alternative characters that a key offers after a long press.
enum KeyVariants {
  private static let lowercase: [String: String] = [
    "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "i": "ìįīíïî", "l": "ł", "n": "ńñ",
    "o": "õōøœóòöô", "s": "ßśš", "u": "ūúùüû", "y": "ÿ", "z": "žźż",
  ]

  private static let others: [String: String] = [
    "0": "°", "-": "–—•", "/": "\\", "$": "₽¥€¢£₩", "&": "§", "\"": "„“”«»", ".": "…", "?": "¿",
    "!": "¡", "'": "‘’`", "%": "‰",
  ]

  /// Returns the key's own character and its alternatives.
  static func of(_ character: String) -> [String] {
    let isUpper = character != character.lowercased()
    guard let variants = lowercase[character.lowercased()] ?? others[character] else { return [] }
    return [character]
      + variants.filter { !isUpper || $0 != "ß" }.map { isUpper ? $0.uppercased() : String($0) }
  }
}
