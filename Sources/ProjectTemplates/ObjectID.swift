/// The IDs of objects in project files: 24 hexadecimal digits.
enum ObjectID {
  /// Returns the ID of an object, which depends on the project's name and the object's role, so that
  /// the same command always makes the same project.
  static func make(_ role: String, in project: NewProject) -> String {
    let bytes = Array("\(project.name.text)/\(role)".utf8)
    let digits = hexadecimal(hash(bytes, from: 0xCBF2_9CE4_8422_2325))
    return digits + hexadecimal(hash(bytes.reversed(), from: 0x9E37_79B9_7F4A_7C15)).suffix(8)
  }

  /// The Fowler–Noll–Vo hash (FNV-1a).
  private static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
