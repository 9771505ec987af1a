import Foundation

/// The responses in an archive, in the order in which requests receive them.
package struct HARReplay: Sendable {
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

  /// Returns the next response to a request, or `nil` if the archive has none.
  ///
  /// Several entries for the same URL are used in order, and the last one again. An entry with the
  /// request's body comes before others. Secrets in URLs don't need to be the same.
  package mutating func next(for request: NetworkRequest) -> NetworkResponse? {
    guard var candidates = groups[Self.key(of: request)] else { return nil }
    prefer(&candidates) { $0.url == request.url }
    prefer(&candidates) { ($0.body ?? Data()) == (request.body ?? Data()) }
    guard let index = candidates.first(where: { !used.contains($0) }) ?? candidates.last else {
      return nil
    }
    used.insert(index)
    return entries[index].response
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
