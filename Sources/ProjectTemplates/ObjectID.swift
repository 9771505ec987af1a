/// The IDs of objects in project files: 24 hexadecimal digits.
package enum ObjectID {
  /// Returns the ID of an object, which depends on the project's name and the object's role, so that
  /// the same command always makes the same project.
  package static func make(_ role: String, in project: String) -> String {
    let bytes = Array("\(project)/\(role)".utf8)
    return hexadecimal(hash(bytes)) + hexadecimal(hash(bytes.reversed())).suffix(8)
  }

  /// The Fowler–Noll–Vo hash (FNV-1a).
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
