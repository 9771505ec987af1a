import Foundation

/// Reads messages, each of which follows a header with its length.
package struct MessageReader {
  /// The reason that no more messages can be read.
  package struct Failure: Error, CustomStringConvertible {
    /// The problem.
    package let description: String
  }

  /// The maximum size of a message, in bytes.
  package static let mostBytes = 64 << 20
  /// The maximum size of a header, in bytes.
  private static let mostHeaderBytes = 4096

  private let read: () -> Data
  private var buffer = Data()

  /// Creates a reader of some bytes.
  /// - Parameter read: A closure that returns the next bytes, or none at the end.
  package init(read: @escaping () -> Data) {
    self.read = read
  }

  /// Returns the next message, or `nil` at the end.
  /// - Throws: `Failure` if a header is invalid or a message is too large.
  package mutating func next() throws(Failure) -> Data? {
    guard let header = try header() else { return nil }
    guard let length = Self.length(in: header) else {
      throw Failure(description: "a message has no valid Content-Length")
    }
    guard length <= Self.mostBytes else {
      throw Failure(
        description: "a message has \(length) bytes; the maximum is \(Self.mostBytes)")
    }
    while buffer.count < length {
      guard fill() else { return nil }
    }
    let body = buffer.prefix(length)
    buffer = Data(buffer.dropFirst(length))
    return Data(body)
  }

  private mutating func header() throws(Failure) -> String? {
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let range = buffer.range(of: end) {
        let header = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
        buffer = Data(buffer[range.upperBound...])
        return header
      }
      guard buffer.count <= Self.mostHeaderBytes else {
        throw Failure(description: "a message has no valid header")
      }
      guard fill() else { return nil }
    }
  }

  private mutating func fill() -> Bool {
    let bytes = read()
    buffer += bytes
    return !bytes.isEmpty
  }

  private static func length(in header: String) -> Int? {
    for line in header.split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].trimmingCharacters(in: .whitespaces)).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }
}
