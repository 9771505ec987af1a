/// The way that devices are shared with other machines.
package struct Sharing: Sendable {
  /// The place at which the server listens.
  package enum Place: Sendable {
    /// On an address of this machine; port 0 is any free one.
    case network(host: String, port: UInt16)
    /// On a socket in a folder that only this user can open, for a program that stands before the
    /// server.
    case socket(path: String)
  }

  /// The place at which the server listens.
  package var place: Place
  /// The host names that a browser can state, without the port.
  package var hosts: [String]
  /// `http` or `https`.
  package var scheme: String
  /// The port that browsers use, if it isn't the one of the place.
  package var publicPort: Int?
  /// Whether viewers can read the log.
  package var showsLog: Bool

  /// Creates a way of sharing.
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
  /// Returns the host names that browsers state for a port: they omit the scheme's default port.
  func statedHosts(port: Int) -> Set<String> {
    let usual = scheme == "https" ? 443 : 80
    return Set(port == usual ? hosts : hosts.map { "\($0):\(port)" })
  }
}
