import Foundation
import Glibc

/// Where the page was served last: the next server takes the same address if it can, so that a page that is still open
/// comes back to life.
package struct PageAddress: Sendable {
  /// What is kept.
  struct Record: Codable {
    var port: UInt16
    var token: String
    /// The port of the server that was started last, which someone may have asked for.
    var running: UInt16?
  }

  private let file: URL

  /// - Parameter folder: where the address is kept, readable by this person only.
  package init(in folder: URL) {
    file = folder.appendingPathComponent("address.json")
  }

  /// The last address, if there is one that nobody else can know.
  var last: Record? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard (attributes?[.posixPermissions] as? Int).map({ $0 & 0o077 == 0 }) ?? false,
      (attributes?[.ownerAccountID] as? UInt32) == geteuid(),
      let data = try? Data(contentsOf: file)
    else { return nil }
    return try? JSONDecoder().decode(Record.self, from: data)
  }

  /// Keeps an address; one that cannot be kept is only forgotten.
  func keep(_ record: Record) {
    guard let data = try? JSONEncoder().encode(record) else { return }
    let manager = FileManager.default
    try? manager.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? manager.removeItem(at: file)
    _ = manager.createFile(
      atPath: file.path, contents: data, attributes: [.posixPermissions: 0o600])
  }
}
