/// The configuration for sharing devices over the network.
package struct Sharing: Sendable {
  /// Where the server listens.
  package enum Place: Sendable {
    /// On an address of this computer.
    ///
    /// Port 0 selects any free port.
    case network(host: String, port: UInt16)
    /// On a socket in a folder that only this user can open, for a proxy in front of the server.
    case socket(path: String)
  }

  /// Where the server listens.
  package var place: Place
  /// The host names that a browser can state, without ports.
  package var hosts: [String]
  /// `http` or `https`.
  package var scheme: String
  /// The port that browsers use, if it differs from the server's port.
  package var publicPort: Int?
  /// Whether view-only pages can read the log.
  package var showsLog: Bool

  /// Creates a sharing configuration.
  package init(
    place: Place, hosts: [String], scheme: String = "http", publicPort: Int? = nil,
    showsLog: Bool = false
  ) {
    self.place = place
    self.hosts = hosts
    self.scheme = scheme
    self.publicPort = publicPort
    self.showsLog = showsLog
  }
}

extension Sharing {
  /// Returns the host names that browsers state for a port.
  ///
  /// They omit the scheme's default port.
  func statedHosts(port: Int) -> Set<String> {
    let usual = scheme == "https" ? 443 : 80
    return Set(port == usual ? hosts : hosts.map { "\($0):\(port)" })
  }
}
