/// The state of a page's audio and video.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkmediaplaybackstate>.
public enum WKMediaPlaybackState: Int, Sendable {
  /// There's nothing to play.
  case none = 0
  /// Something plays.
  case playing = 1
  /// Everything is paused by the user or the page.
  case paused = 2
  /// Everything is suspended by the app.
  case suspended = 3
}
