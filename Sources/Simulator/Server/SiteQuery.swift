import Foundation

/// The part of a request's target after the question mark.
struct SiteQuery: Sendable {
  private let items: [URLQueryItem]

  /// Creates the query of a request's target.
  init(of target: String) {
    let text = target.drop { $0 != "?" }
    items = text.isEmpty ? [] : URLComponents(string: String(text))?.queryItems ?? []
  }

  /// The value with a name.
  subscript(name: String) -> String? { items.first { $0.name == name }?.value }

  /// The ID of the page that sent the request.
  var page: UUID? { self["page"].flatMap(UUID.init) }
}
