import Foundation

/// A value as JSON for other programs, formatted to be readable for people.
package struct JSONText {
  /// The JSON text.
  package let text: String

  /// - Throws: An error of the encoder.
  package init(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    text = String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
