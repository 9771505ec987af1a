import Foundation

/// The limits of a client's messages, which come from a program that Quince doesn't know.
enum MessageLimits {
  /// The maximum size of a message, in bytes.
  static let longest = 4 << 20
  /// The maximum number of values that are nested in each other.
  static let deepest = 64
  /// The maximum number of tools that run at the same time.
  static let mostCalls = 32
  /// The maximum length of a request's ID or a progress token, in UTF-8 bytes.
  static let longestID = 1_000
  /// The maximum number of messages that wait to be handled.
  static let mostWaiting = 16

  /// Checks how deeply a message's values are nested, because decoding uses the stack for each
  /// level.
  /// - Throws: `ProtocolError`.
  static func checkDepth(of message: some Sequence<UInt8>) throws(ProtocolError) {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in message {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth > deepest {
        throw ProtocolError(.parse, "A message can have at most \(deepest) levels.")
      }
    }
  }
}
