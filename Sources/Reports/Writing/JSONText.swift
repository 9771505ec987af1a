import Foundation

/// A value as JSON, for other programs, and laid out for people.
package struct JSONText {
  /// The JSON.
  package let text: String

  /// - Throws: the encoder's error.
  package init(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    text = String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
