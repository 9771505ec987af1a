import Foundation
import Safeguards

/// The last address of the page.
///
/// The next server uses the same address if possible, so that an open page can reconnect.
package struct PageAddress: Sendable {
  /// The stored address.
  struct Record: Codable {
    var port: UInt16
    var token: String
    /// The port of the most recently started server, even if the user requested it.
    var running: UInt16?
  }

  private let file: PrivateFile

  /// - Parameter folder: The folder for the address, which only this user can read.
  package init(in folder: URL) {
    file = PrivateFile(folder.appendingPathComponent("address.json"))
  }

  /// The last address, if there's one that nobody else can know.
  var last: Record? {
    file.read().flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
  }

  /// Saves an address.
  /// - Throws: `FileFailure`.
  func keep(_ record: Record) throws {
    try file.write(JSONEncoder().encode(record))
  }
}
