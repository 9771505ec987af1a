import Foundation

extension JSONValue {
  /// The value as JSON text after a header with its length, as editors send messages.
  package var framed: Data {
    let body = data
    return Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// The value as JSON text.
  ///
  /// `JSONEncoder` takes ten times as long for a list of completions, which is in the user's way.
  package var data: Data { data(sortingKeys: false) }

  /// Returns the value as JSON text.
  /// - Parameter sortingKeys: Whether the keys of objects are in alphabetical order, so that equal
  ///   values have equal texts.
  package func data(sortingKeys: Bool) -> Data {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1024)
    write(to: &bytes, sortingKeys)
    return Data(bytes)
  }

  private func write(to bytes: inout [UInt8], _ sortingKeys: Bool) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let number):
      // JSON has no infinite numbers.
      let text = Int(exactly: number).map(String.init) ?? (number.isFinite ? "\(number)" : "null")
      bytes += text.utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes, sortingKeys)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      if sortingKeys {
        Self.write(members.sorted { $0.key < $1.key }, to: &bytes, sortingKeys)
      } else {
        Self.write(members, to: &bytes, sortingKeys)
      }
    }
  }

  private static func write(
    _ members: some Sequence<(key: String, value: JSONValue)>, to bytes: inout [UInt8],
    _ sortingKeys: Bool
  ) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(member.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      member.value.write(to: &bytes, sortingKeys)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<32:
        let digits = String(byte, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
