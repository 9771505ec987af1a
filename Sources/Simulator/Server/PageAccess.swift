import NIOHTTP1

/// The access control of the page's server, based on the contents of a request.
struct PageAccess: Sendable {
  /// The target of an allowed request.
  struct Admission {
    /// The rights that come with the token.
    var rights: PageRights
    /// The path after the token.
    var path: Substring
  }

  /// A place where a navigation shows a page, as browsers name it.
  enum LinkTarget: String {
    /// A window or tab.
    case window = "document"
    /// A frame in another page.
    case frame = "iframe"
  }

  /// The allowed host names, with ports.
  private let hosts: Set<String>
  /// `http` or `https`.
  private let scheme: String
  private let words: [SecretWord]
  /// The place where other sites, such as a school's, can show the page, or `nil` if they can't.
  private let linkTarget: LinkTarget?

  /// Creates the access control for browsers on this computer.
  /// - Parameter isEmbeddable: Whether VS Code can show the page in a panel.
  init(port: Int, token: String, isEmbeddable: Bool = false) {
    self.init(
      hosts: ["127.0.0.1:\(port)", "localhost:\(port)"], scheme: "http",
      words: [SecretWord(text: token, rights: .all)], linkTarget: isEmbeddable ? .frame : nil)
  }

  /// Creates the access control for browsers that state one of the hosts and have one of the
  /// tokens.
  init(hosts: Set<String>, scheme: String, words: [SecretWord], linkTarget: LinkTarget?) {
    self.hosts = hosts
    self.scheme = scheme
    self.words = words
    self.linkTarget = linkTarget
  }

  /// Returns the target of a request, or the error response.
  func admit(_ head: HTTPRequestHead) -> Result<Admission, SiteResponse> {
    let stated = head.headers["host"]
    guard stated.count == 1, let host = stated.first, hosts.contains(host) else {
      return .failure(.text(.forbidden, "This isn't the page's URL."))
    }
    let path = head.uri.prefix { $0 != "?" }
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    let rest = parts.count == 2 ? parts[1] : ""
    let origins = head.headers["origin"]
    let isFromElsewhere = origins.contains { $0 != "\(scheme)://\(host)" }
    let isCrossSite = head.headers["sec-fetch-site"].contains {
      $0 != "same-origin" && $0 != "none"
    }
    guard !isFromElsewhere, !isCrossSite || (rest.isEmpty && isLink(head)) else {
      return .failure(.text(.forbidden, "Other sites can't access this device."))
    }
    guard path.hasPrefix("/"), let first = parts.first,
      let word = words.first(where: { $0.equals(first) })
    else {
      return .failure(
        .text(.notFound, "The URL contains a token. The terminal shows the full URL."))
    }
    guard head.method == .GET else {
      return .failure(.text(.methodNotAllowed, "Only GET is allowed."))
    }
    guard parts.count == 2 || path.hasSuffix("/") else {
      return .failure(
        .text(.movedPermanently, "The URL must end with a slash.", location: "/\(word.text)/"))
    }
    return .success(Admission(rights: word.rights, path: rest))
  }

  /// The sources, in a content security policy, of the pages that can embed the page in a frame.
  ///
  /// Only VS Code has pages with these schemes, so other sites can't embed the page even if VS Code
  /// can.
  var frameAncestors: String {
    linkTarget == .frame ? "vscode-webview: vscode-file:" : "'none'"
  }

  /// Returns whether a request from another site's page only navigates to the page, in a place
  /// where that's allowed.
  private func isLink(_ head: HTTPRequestHead) -> Bool {
    guard let linkTarget else { return false }
    return head.headers["sec-fetch-mode"] == ["navigate"]
      && head.headers["sec-fetch-dest"] == [linkTarget.rawValue]
  }

  /// Returns the target of a WebSocket request, if it comes from one of Quince's pages.
  func admitSocket(_ head: HTTPRequestHead) -> Admission? {
    guard !head.headers["origin"].isEmpty, case .success(let admission) = admit(head) else {
      return nil
    }
    return admission
  }
}
