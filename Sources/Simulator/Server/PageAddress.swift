import Foundation
import Safeguards

/// The last address of the page: the next server uses the same address if possible, so that an open
/// page reconnects.
package struct PageAddress: Sendable {
  /// The stored address.
  struct Record: Codable {
    var port: UInt16
    var token: String
    /// The port of the server that was started last, which someone may have asked for.
    var running: UInt16?
  }

  private let file: PrivateFile

  /// - Parameter folder: where the address is kept, readable by this user only.
  package init(in folder: URL) {
    file = PrivateFile(folder.appendingPathComponent("address.json"))
  }

  /// The last address, if there's one that nobody else can know.
  var last: Record? {
    file.read().flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
  }

  /// Keeps an address.
  /// - Throws: `FileFailure`.
  func keep(_ record: Record) throws {
    try file.write(JSONEncoder().encode(record))
  }
}
