import NIOHTTP1

/// Who may ask the page's server for something, decided from what a request states of itself.
struct PageAccess: Sendable {
  private let hosts: Set<String>
  private let token: String

  init(port: Int, token: String) {
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    self.token = token
  }

  /// The path behind the secret word, or the answer to a request that gets nothing else.
  func admit(_ head: HTTPRequestHead) -> Result<Substring, SiteResponse> {
    let stated = head.headers["host"]
    guard stated.count == 1, let host = stated.first, hosts.contains(host) else {
      return .failure(.text(.forbidden, "This is not the address of the page."))
    }
    let origins = head.headers["origin"]
    let isFromElsewhere = origins.contains { $0 != "http://\(host)" }
    let isCrossSite = head.headers["sec-fetch-site"].contains {
      $0 != "same-origin" && $0 != "none"
    }
    guard !isFromElsewhere, !isCrossSite else {
      return .failure(.text(.forbidden, "Another page cannot look at this device."))
    }
    let path = head.uri.prefix { $0 != "?" }
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    guard path.hasPrefix("/"), let first = parts.first, isToken(first) else {
      return .failure(
        .text(.notFound, "The address has a secret part, which the terminal shows."))
    }
    guard head.method == .GET else {
      return .failure(.text(.methodNotAllowed, "Only GET."))
    }
    guard parts.count == 2 || path.hasSuffix("/") else {
      return .failure(
        .text(.movedPermanently, "The address ends with a slash.", location: "/\(token)/"))
    }
    return .success(parts.count == 2 ? parts[1] : "")
  }

  /// Whether a request to become a WebSocket is a page's own.
  func admitsSocket(_ head: HTTPRequestHead) -> Bool {
    guard !head.headers["origin"].isEmpty, case .success("socket") = admit(head) else {
      return false
    }
    return true
  }

  /// Compares in a time that does not tell how much is right.
  private func isToken(_ text: Substring) -> Bool {
    let given = Array(text.utf8)
    let wanted = Array(token.utf8)
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
