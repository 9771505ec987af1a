import Foundation
import Synchronization

/// A function that replaces the page's URL with a new one for a page, and disconnects all others.
typealias RenewLink = @Sendable (_ page: UUID) throws -> URL

/// The address of the page on this machine: its port, and its token, which can be renewed.
final class PageLink: Sendable {
  private struct State {
    var record: PageAddress.Record

    var url: URL { URL(string: "http://127.0.0.1:\(record.running ?? 0)/\(record.token)/")! }
  }

  /// The new addresses, as they replace old ones.
  let renewals: AsyncStream<URL>
  private let announcement: AsyncStream<URL>.Continuation
  private let address: PageAddress?
  private let isNew: Bool
  private let state: Mutex<State>

  /// - Parameters:
  ///   - address: where the address is kept.
  ///   - isNew: whether the token is another one than last time.
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

  /// The port on which the page was served last; 0 if it never was.
  var lastPort: UInt16 { state.withLock { $0.record.port } }

  /// Serves the page on a port.
  /// - Parameter isLasting: whether the next server asks for this port as well.
  /// - Returns: the address.
  /// - Throws: why a new token can't be kept; an address that was there before is only forgotten.
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
  /// - Returns: the new address.
  /// - Throws: why the new address can't be kept; then the old one stays.
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
