import Foundation
import Glibc
import Sandbox
import Simulator

/// Devices that are shared on a network, and the links that lead to them.
package struct Share: Sendable {
  /// A certificate and its key, as files in PEM format.
  package struct Certificate: Sendable {
    /// The certificate and its intermediate certificates.
    package var file: String
    /// The private key.
    package var key: String

    /// Creates a certificate with its key.
    package init(file: String, key: String) {
      self.file = file
      self.key = key
    }
  }

  /// An error that occurs if sharing isn't possible.
  package struct Failure: Error, CustomStringConvertible {
    /// The reason and advice.
    package var description: String
  }

  /// The view-only links, with one for each address of this computer.
  package let watching: [URL]
  /// The links with full control.
  package let driving: [URL]
  /// The process that encrypts connections, if there's a certificate.
  private let front: TLSFront?
  /// The folder of the socket to which the process forwards its connections.
  private let folder: ScratchFolder?

  /// Shares a server's pages.
  /// - Parameters:
  ///   - address: The address or name of this machine for other computers, or `nil` for each of its
  ///     network addresses.
  ///   - port: The port for other computers, or 0 for any free port.
  ///   - showsLog: Whether viewers can read the log.
  /// - Throws: `Failure` or `TLSFront.Failure`.
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

  /// Returns whether a string is a numeric address instead of a name.
  private static func isNumeric(_ text: String) -> Bool {
    var four = in_addr()
    var six = in6_addr()
    return inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1
  }
}
