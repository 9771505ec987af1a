import Foundation

/// The servers that an app can reach without a network.
enum LocalServers {
  private static let hosts: Set = ["localhost", "127.0.0.1", "::1", "[::1]"]
  /// The files in which the kernel lists the sockets that the app can reach.
  private static let lists = ["/proc/self/net/tcp", "/proc/self/net/tcp6"]
  /// The state of a socket that accepts connections.
  private static let listening = "0A"

  /// Returns whether a URL's host is this computer and a server listens on its port.
  static func has(_ url: URL) -> Bool {
    guard let host = url.host?.lowercased(), hosts.contains(host) else { return false }
    let port = url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
    return lists.contains { list in
      let text = try? String(contentsOfFile: list, encoding: .utf8)
      return text.map { isOpen(port, in: $0) } ?? false
    }
  }

  private static func isOpen(_ port: Int, in list: String) -> Bool {
    list.split(separator: "\n").dropFirst().contains { line in
      let columns = line.split(separator: " ", maxSplits: 4)
      guard columns.count > 3, columns[3] == listening else { return false }
      return columns[1].split(separator: ":").last.flatMap { Int($0, radix: 16) } == port
    }
  }
}
