import Foundation

/// A kind of media, by its four-letter code.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avmediatype>.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The code.
  public let rawValue: String

  /// Creates a kind with a code.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Captions for people who can't hear.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// Distances from the camera.
  public static let depthData = AVMediaType(rawValue: "dpth")
  /// Data about other media.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Several kinds of media in one stream.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// Subtitles.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// Text.
  public static let text = AVMediaType(rawValue: "text")
  /// Time codes.
  public static let timecode = AVMediaType(rawValue: "tmcd")
  /// Movies.
  public static let video = AVMediaType(rawValue: "vide")
}
