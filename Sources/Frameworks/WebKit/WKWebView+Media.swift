import UIKit

/// Audio, video, the camera, and the microphone, which pages don't have here.
extension WKWebView {
  /// The states of a page in full screen.
  public enum FullscreenState: Int, Sendable {
    /// No element fills the screen.
    case notInFullscreen = 0
    /// An element starts to fill the screen.
    case enteringFullscreen = 1
    /// An element fills the screen.
    case inFullscreen = 2
    /// An element stops filling the screen.
    case exitingFullscreen = 3
  }

  /// Whether an element of the page fills the screen, which none does.
  public var fullscreenState: FullscreenState { .notInFullscreen }

  /// The state of the page's access to the camera, which it never has.
  public var cameraCaptureState: WKMediaCaptureState { .none }

  /// The state of the page's access to the microphone, which it never has.
  public var microphoneCaptureState: WKMediaCaptureState { .none }

  /// Passes the state of the page's media, of which there are none, to a closure.
  public func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void
  ) { completionHandler(.none) }

  /// Returns the state of the page's media, of which there are none.
  public func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }

  /// Pauses all media of the page, of which there are none.
  public func pauseAllMediaPlayback(
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { completionHandler?() }

  /// Suspends or resumes all media of the page, of which there are none.
  public func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { completionHandler?() }

  /// Closes all windows with the page's media, of which there are none.
  public func closeAllMediaPresentations(
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { completionHandler?() }
}
