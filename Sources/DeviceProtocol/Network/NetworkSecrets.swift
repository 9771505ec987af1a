import Foundation

/// The parts of requests and responses that identify a user, which recordings leave out.
package enum NetworkSecrets {
  /// The text in place of a value in a URL.
  package static let replacement = "removed"

  private static let fields: Set = [
    "authorization", "cookie", "proxy-authorization", "set-cookie", "www-authenticate",
  ]
  private static let words = [
    "accesskey", "apikey", "authorization", "credential", "passwd", "password", "secret", "session",
    "signature", "token",
  ]
  private static let wholeNames: Set = ["auth", "key", "sid", "sig"]

  /// Returns a URL without passwords, and without values of parameters that are secrets.
  package static func removed(from url: String) -> String {
    let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let address = withoutUser(String(parts[0]))
    guard parts.count > 1 else { return address }
    let pairs = parts[1].split(separator: "&", omittingEmptySubsequences: false).map { pair in
      let name = pair.prefix { $0 != "=" }
      return isSecret(String(name)) ? "\(name)=\(replacement)" : String(pair)
    }
    return address + "?" + pairs.joined(separator: "&")
  }

  /// Returns the header fields without those that are secrets.
  package static func removed(from headers: [HTTPField]) -> [HTTPField] {
    headers.filter { !fields.contains($0.name.lowercased()) && !isSecret($0.name) }
  }

  private static func withoutUser(_ address: String) -> String {
    guard let scheme = address.range(of: "://") else { return address }
    let rest = address[scheme.upperBound...]
    let host = rest.prefix { $0 != "/" }
    guard let at = host.lastIndex(of: "@") else { return address }
    return String(address[..<scheme.upperBound] + rest[rest.index(after: at)...])
  }

  private static func isSecret(_ name: String) -> Bool {
    let name = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return wholeNames.contains(name) || words.contains { name.contains($0) }
  }
}
