import Foundation
import Glibc
import Sandbox
import Simulator

/// Devices that are shared with a network, and the links that lead to them.
package struct Share: Sendable {
  /// A certificate and its key, as files in PEM format.
  package struct Certificate: Sendable {
    /// The certificate, and those that vouch for it.
    package var file: String
    /// The private key.
    package var key: String

    /// Creates a certificate with its key.
    package init(file: String, key: String) {
      self.file = file
      self.key = key
    }
  }

  /// Sharing isn't possible.
  package struct Failure: Error, CustomStringConvertible {
    /// The reason, and advice.
    package var description: String
  }

  /// The view-only links: one for each address of this computer.
  package let watching: [URL]
  /// The links for full control.
  package let driving: [URL]
  /// Encrypts, if there's a certificate.
  private let front: TLSFront?
  /// The folder of the socket to which the front forwards its connections.
  private let folder: ScratchFolder?

  /// Shares a server's pages.
  /// - Parameters:
  ///   - address: the address or name of this machine that others use; without one, each of its
  ///     addresses on a network.
  ///   - port: the port that others use; 0 is any free one.
  ///   - showsLog: whether viewers may read the log.
  /// - Throws: `Failure`, `TLSFront.Failure`.
  package init(
    of server: WebServer, at address: String?, port: UInt16, showsLog: Bool,
    certificate: Certificate?
  ) async throws {
    let names = address.map { [$0] } ?? NetworkAddress.all
    guard !names.isEmpty else {
      throw Failure(
        description: "This computer has no network address. Choose one with --share-on ADDRESS.")
    }
    let place = address.flatMap { Self.isNumeric($0) ? $0 : nil } ?? "0.0.0.0"
    let hosts = names.map { $0.contains(":") ? "[\($0)]" : $0.lowercased() }
    let access: SharedAccess
    if let certificate {
      let folder = try ScratchFolder()
      let socket = folder.url.appendingPathComponent("page").path
      let front = try await TLSFront.start(
        certificate: certificate.file, key: certificate.key, host: place, port: port,
        socket: socket)
      access = try await server.share(
        Sharing(
          place: .socket(path: socket), hosts: hosts, scheme: "https", publicPort: front.port,
          showsLog: showsLog))
      self.folder = folder
      self.front = front
    } else {
      do {
        access = try await server.share(
          Sharing(place: .network(host: place, port: port), hosts: hosts, showsLog: showsLog))
      } catch {
        throw Failure(description: "Can't listen on \(place), port \(port): \(error)")
      }
      folder = nil
      front = nil
    }
    let scheme = certificate == nil ? "http" : "https"
    func links(_ word: String) -> [URL] {
      hosts.compactMap { URL(string: "\(scheme)://\($0):\(access.port)/\(word)/") }
    }
    watching = links(access.watchingWord)
    driving = links(access.drivingWord)
  }

  /// Returns whether a string is a numeric address, not a name.
  private static func isNumeric(_ text: String) -> Bool {
    var four = in_addr()
    var six = in6_addr()
    return inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1
  }
}
