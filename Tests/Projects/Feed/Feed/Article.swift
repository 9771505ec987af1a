import Foundation

/// An article of the feed, as the server sends it.
struct Article: Codable {
  let title: String
  let text: String
  let picture: URL
}
