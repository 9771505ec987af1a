import Foundation
import Synchronization

/// The date strategies of JSON's encoders and decoders that use a formatter. On Linux, they're
/// custom ones, and patterns can't find them among the others.
package enum DateStrategies {
  /// A function that encodes a date.
  package typealias Encoding = @Sendable (Date, any Encoder) throws -> Void
  /// A function that decodes a date.
  package typealias Decoding = @Sendable (any Decoder) throws -> Date

  /// A strategy's function, which is kept so that no other has its context, and its formatter.
  private struct Kept: @unchecked Sendable {
    let function: Any
    let formatter: DateFormatter
  }

  private static let kept = Mutex<[UInt: Kept]>([:])

  /// Returns the function of a strategy that encodes dates with a formatter.
  package static func encoding(_ formatter: DateFormatter) -> Encoding {
    let function: Encoding = { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(formatter.string(from: date))
    }
    keep(function, context(of: function), formatter)
    return function
  }

  /// Returns the function of a strategy that decodes dates with a formatter.
  package static func decoding(_ formatter: DateFormatter) -> Decoding {
    let function: Decoding = { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let date = formatter.date(from: text) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "Date string does not match format expected by formatter.")
      }
      return date
    }
    keep(function, context(of: function), formatter)
    return function
  }

  /// Returns whether a strategy's function uses a formatter.
  package static func isFormatted(_ function: @escaping Encoding) -> Bool {
    find(context(of: function)) != nil
  }

  /// Returns whether a strategy's function uses a formatter.
  package static func isFormatted(_ function: @escaping Decoding) -> Bool {
    find(context(of: function)) != nil
  }

  /// Returns the formatter that a strategy's function uses.
  package static func formatter(_ function: @escaping Encoding) -> DateFormatter {
    find(context(of: function)) ?? DateFormatter()
  }

  /// Returns the formatter that a strategy's function uses.
  package static func formatter(_ function: @escaping Decoding) -> DateFormatter {
    find(context(of: function)) ?? DateFormatter()
  }

  private static func keep(_ function: Any, _ context: UInt, _ formatter: DateFormatter) {
    let new = Kept(function: function, formatter: formatter)
    kept.withLock { $0[context] = new }
  }

  private static func find(_ context: UInt) -> DateFormatter? {
    kept.withLock { $0[context]?.formatter }
  }

  /// Functions as they are in memory: the address of the code, and that of what they captured. As
  /// generic arguments, they'd be wrapped.
  private struct StoredEncoding { let function: Encoding }
  private struct StoredDecoding { let function: Decoding }

  private static func context(of function: @escaping Encoding) -> UInt {
    withUnsafeBytes(of: StoredEncoding(function: function), secondWord)
  }

  private static func context(of function: @escaping Decoding) -> UInt {
    withUnsafeBytes(of: StoredDecoding(function: function), secondWord)
  }

  private static func secondWord(_ bytes: UnsafeRawBufferPointer) -> UInt {
    bytes.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
  }
}
