import Foundation

/// The responses in an archive, in the order in which requests receive them.
package struct HARReplay: Sendable {
  /// The result of looking for a response.
  package enum Result: Equatable, Sendable {
    /// The archive has a response.
    case response(NetworkResponse)
    /// The archive has a response whose body was left out when it was recorded.
    case bodyless
    /// The archive has no response.
    case missing
  }

  private let entries: [HARFile.Entry]
  /// The numbers of the entries for each method and URL.
  private var groups: [String: [Int]] = [:]
  private var used: Set<Int> = []

  /// Creates a replay from the start of an archive.
  package init(_ file: HARFile) {
    entries = file.entries
    for (index, entry) in entries.enumerated() {
      groups[Self.key(of: entry.request), default: []].append(index)
    }
  }

  /// Returns the next response to a request.
  ///
  /// Several entries for the same URL are used in order, and the last one again. An entry with the
  /// request's body and range comes before others. Secrets in URLs don't need to be the same.
  package mutating func next(for request: NetworkRequest) -> Result {
    guard var candidates = groups[Self.key(of: request)] else { return .missing }
    prefer(&candidates) { $0.url == request.url }
    prefer(&candidates) { $0.range == request.range }
    prefer(&candidates) { ($0.body ?? Data()) == (request.body ?? Data()) }
    guard let index = candidates.first(where: { !used.contains($0) }) ?? candidates.last else {
      return .missing
    }
    used.insert(index)
    let entry = cached(index, of: candidates, for: request)
    return entry.hasBody ? .response(entry.response) : .bodyless
  }

  /// Returns an entry or, if the server only confirmed what a cache had, an entry with the content.
  private func cached(
    _ index: Int, of candidates: [Int], for request: NetworkRequest
  ) -> HARFile.Entry {
    guard entries[index].response.status == 304, !request.isConditional else {
      return entries[index]
    }
    let contents = candidates.filter { entries[$0].response.status == 200 }
    if let content = contents.last(where: { $0 < index }) ?? contents.first {
      return entries[content]
    }
    var entry = entries[index]
    entry.hasBody = false
    return entry
  }

  /// Keeps the candidates with a property if there are any.
  private func prefer(_ candidates: inout [Int], _ has: (NetworkRequest) -> Bool) {
    let preferred = candidates.filter { has(entries[$0].request) }
    if !preferred.isEmpty { candidates = preferred }
  }

  private static func key(of request: NetworkRequest) -> String {
    request.method + " " + NetworkSecrets.removed(from: request.url)
  }
}

extension NetworkRequest {
  /// The requested part of the content.
  fileprivate var range: String? { headers.value(of: "Range") }

  /// Whether the app has content that the server can confirm.
  fileprivate var isConditional: Bool {
    ["If-None-Match", "If-Modified-Since"].contains { headers.value(of: $0) != nil }
  }
}
