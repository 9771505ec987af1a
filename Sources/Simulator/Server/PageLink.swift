import Foundation
import Synchronization

/// A function that replaces the page's URL with a new one for a page, and disconnects all others.
typealias RenewLink = @Sendable (_ page: UUID) throws -> URL

/// The page's address on this computer: its port, and its token, which can be renewed.
final class PageLink: Sendable {
  private struct State {
    var record: PageAddress.Record

    var url: URL { URL(string: "http://127.0.0.1:\(record.running ?? 0)/\(record.token)/")! }
  }

  /// The stream of new addresses that replace old ones.
  let renewals: AsyncStream<URL>
  private let announcement: AsyncStream<URL>.Continuation
  private let address: PageAddress?
  private let isNew: Bool
  private let state: Mutex<State>

  /// - Parameters:
  ///   - address: The storage for the address.
  ///   - isNew: Whether to use a new token instead of the last one.
  init(_ address: PageAddress?, isNew: Bool) {
    self.address = address
    self.isNew = isNew
    let last = address?.last
    let token = isNew ? nil : last?.token
    state = Mutex(
      State(
        record: PageAddress.Record(port: last?.port ?? 0, token: token ?? SecretWord.makeText())))
    (renewals, announcement) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// The token.
  var token: String { state.withLock { $0.record.token } }

  /// The port on which the page was last served, or 0 if it never was.
  var lastPort: UInt16 { state.withLock { $0.record.port } }

  /// Serves the page on a port.
  /// - Parameter isLasting: Whether the next server tries to use this port, too.
  /// - Returns: The address.
  /// - Throws: An error if a new token can't be saved. If an existing address can't be saved,
  ///   there's no error.
  func serve(on port: UInt16, isLasting: Bool) throws -> URL {
    try state.withLock { state in
      state.record.running = port
      if isLasting { state.record.port = port }
      do {
        try address?.keep(state.record)
      } catch {
        if isNew { throw error }
      }
      return state.url
    }
  }

  /// Replaces the old token, which stops working immediately, with a new one.
  /// - Returns: The new address.
  /// - Throws: An error if the new address can't be saved. The old one remains valid then.
  func renew() throws -> URL {
    let url = try state.withLock { state in
      var record = state.record
      record.token = SecretWord.makeText()
      try address?.keep(record)
      state.record = record
      return state.url
    }
    announcement.yield(url)
    return url
  }
}
