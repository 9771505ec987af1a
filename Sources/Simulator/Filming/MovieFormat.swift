/// The format of a movie, determined by its filename extension.
package enum MovieFormat: String, Codable, Sendable, CaseIterable {
  case gif, mp4, webm

  /// The media type for HTTP responses.
  var mediaType: String {
    switch self {
    case .gif: "image/gif"
    case .mp4: "video/mp4"
    case .webm: "video/webm"
    }
  }
}
