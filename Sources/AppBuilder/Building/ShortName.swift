/// Short names for items with long names.
package enum ShortName {
  /// Returns a short name for a path or contents, which is a 64-bit FNV-1a hash in hexadecimal.
  package static func of(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
