/// An unguessable token, and the rights that it grants.
struct SecretWord: Sendable {
  let text: String
  let rights: PageRights

  /// Returns a new token of 128 random bits.
  static func makeText() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 36)
      return String(repeating: "0", count: 13 - digits.count) + digits
    }.joined()
  }

  /// Compares tokens in constant time, which doesn't reveal how much of a guess is right.
  func equals(_ given: Substring) -> Bool {
    let given = Array(given.utf8)
    let wanted = Array(text.utf8)
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
